import { readFile } from 'node:fs/promises';
import { askDatabase } from '../../setup/ask-database.ts';
import { markers } from './private-fields.ts';

/** Of the planted shop. */
export const wordsOfOwner: readonly string[] = markers(false)
  .filter(({ row }) => row.whose === 'owner')
  .map(({ marker }) => marker);

/** Every row of every table, as text. */
export async function everything(databaseUrl: string): Promise<string> {
  const tables = await askDatabase(
    databaseUrl,
    databaseUrl.startsWith('sqlite:')
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => askDatabase(databaseUrl, `select * from ${String(name)}`)),
  );
  return JSON.stringify(rows);
}

/** The words that stand in the database's own files; PostgreSQL's belong to its server. */
export async function inFiles(databaseUrl: string): Promise<string[]> {
  if (!databaseUrl.startsWith('sqlite:')) return [];
  const path = databaseUrl.slice('sqlite:'.length);
  const files = await Promise.all([path, `${path}-wal`].map(file => readFile(file)));
  return wordsOfOwner.filter(word => files.some(file => file.includes(word)));
}
