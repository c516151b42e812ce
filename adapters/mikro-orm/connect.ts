import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Changes } from '../../core/ports/changes.ts';
import type { DataVersion } from '../../core/ports/data-version.ts';
import type { SqlDatabase } from './sql-database.ts';
import type { TableArchive } from './table-archive.ts';

export interface Connection {
  readonly em: SqlEntityManager;
  readonly sql: SqlDatabase;
  readonly changes: Changes;
  readonly dataVersion: DataVersion;
  readonly archive: TableArchive;
  readonly close: () => Promise<void>;
}

/**
 * Connects to `sqlite:PATH` (the folder is made when missing) or `postgresql://…`. Only the driver that is needed is
 * loaded: each costs memory.
 */
export async function connect(databaseUrl: string): Promise<Connection> {
  const [, path] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
  if (path !== undefined) return (await import('./connect-sqlite.ts')).connectSqlite(path);
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    return (await import('./connect-postgres.ts')).connectPostgres(databaseUrl);
  }
  throw new Error('the database address begins neither with sqlite: nor with postgresql://');
}
