import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { connect } from './connect.ts';

interface Reader {
  readonly tables: string;
  rows(sql: string): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Whether somebody's own data is there: neither nothing nor demo data. It is only read, whatever version it is of. */
export async function hasOwnData(databaseUrl: string): Promise<boolean> {
  const [, path] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
  if (path !== undefined && !existsSync(resolve(path))) return false;
  const reader = path === undefined ? await readPostgres(databaseUrl) : await readSqlite(resolve(path));
  try {
    const found = (await reader.rows(reader.tables)) as { name: string }[];
    const names = found.map(({ name }) => name).filter(name => name !== 'mikro_orm_migrations');
    if (names.length === 0) return false;
    if (!['settings', 'users', 'services'].every(name => names.includes(name))) return true;
    const has = async (rows: string) => (await reader.rows(`select 1 from ${rows} limit 1`)).length > 0;
    if (await has(`settings where name = 'demo'`)) return false;
    return (await has('users')) || (await has('services'));
  } finally {
    await reader.close();
  }
}

/** Not opened as read-only, which would leave its two companions behind, perhaps as another user's. */
async function readSqlite(path: string): Promise<Reader> {
  const { default: Database } = await import('better-sqlite3');
  const file = new Database(path);
  file.pragma('query_only = on');
  return {
    tables: `select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`,
    rows: async sql => file.prepare(sql).all(),
    close: async () => void file.close(),
  };
}

async function readPostgres(databaseUrl: string): Promise<Reader> {
  const { sql, close } = await connect(databaseUrl);
  return {
    tables: 'select tablename as name from pg_tables where schemaname = current_schema()',
    rows: text => sql.rows(text),
    close,
  };
}
