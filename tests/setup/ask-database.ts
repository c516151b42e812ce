import Database from 'better-sqlite3';
import { ask } from './postgres.ts';

/** One statement on a connection of its own, on whichever database; the rows it answers. */
export async function askDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  if (!url.startsWith('sqlite:')) return ask(url, sql);
  const file = new Database(url.slice('sqlite:'.length));
  try {
    const statement = file.prepare<[], Record<string, unknown>>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    file.close();
  }
}
