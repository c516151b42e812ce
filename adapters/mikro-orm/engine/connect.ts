import type { Connection } from './connection.ts';

/**
 * Connects to `sqlite:PATH` (a missing folder is made) or `postgresql://…`. Loads only the driver it needs: each costs
 * memory.
 */
export async function connect(databaseUrl: string): Promise<Connection> {
  const [, path] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
  if (path !== undefined) return (await import('./connect-sqlite.ts')).connectSqlite(path);
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    return (await import('./connect-postgres.ts')).connectPostgres(databaseUrl);
  }
  throw new Error('the database address begins neither with sqlite: nor with postgresql://');
}
