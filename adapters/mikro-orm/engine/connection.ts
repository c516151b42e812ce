import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Changes } from '../../../core/ports/changes.ts';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { TableArchive } from '../backup/table-archive.ts';
import type { SqlDatabase } from './sql-database.ts';

export interface Connection {
  readonly em: SqlEntityManager;
  readonly sql: SqlDatabase;
  readonly changes: Changes;
  readonly dataVersion: DataVersion;
  readonly archive: TableArchive;
  readonly close: () => Promise<void>;
}
