import type { Connection } from './connection.ts';

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
