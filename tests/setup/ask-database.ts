import Database from 'better-sqlite3';
import { Client } from 'pg';

type Row = Record<string, unknown>;

/** One statement on a connection of its own, on whichever database; the rows it answers. */
export const askDatabase = async (url: string, sql: string): Promise<Row[]> =>
  url.startsWith('sqlite:') ? askFile(url.slice('sqlite:'.length), sql) : ask(url, sql);

/** The same on PostgreSQL. */
export async function ask(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function askFile(path: string, sql: string): Row[] {
  const file = new Database(path);
  try {
    const statement = file.prepare<[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    file.close();
  }
}
