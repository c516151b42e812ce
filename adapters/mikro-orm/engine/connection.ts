import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Changes } from '../../../core/ports/changes.ts';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { TableArchive } from '../backup/table-archive.ts';
import type { SqlDatabase } from './sql-database.ts';

export interface Connection {
  readonly orm: Orm;
  readonly sql: SqlDatabase;
  readonly changes: Changes;
  readonly dataVersion: DataVersion;
  readonly archive: TableArchive;
  readonly close: () => Promise<void>;
}

/** MikroORM, each piece of work on an entity manager of its own. */
export interface Orm {
  /** For single statements. */
  fork(): SqlEntityManager;
  /**
   * Several statements as one, undone when `work` throws. All of them go through the manager that `work` is given: on
   * SQLite any other one would wait for this transaction for ever.
   */
  transactional<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
}
