import type { Database as File } from 'better-sqlite3';
import {
  type ArchivedRow,
  allTables,
  archivedTables,
  columnsOf,
  type TableArchive,
} from './table-archive.ts';

/** `file`: a connection of its own, since a transaction is held on it. */
export function sqliteArchive(file: File): TableArchive {
  const within = <T>(begin: string, work: () => T): T => {
    file.exec(begin);
    try {
      const done = work();
      file.exec('commit');
      return done;
    } catch (error) {
      file.exec('rollback');
      throw error;
    }
  };
  const insert = (table: string, rows: readonly ArchivedRow[]): void => {
    const columns = columnsOf(rows);
    if (columns.length === 0) return;
    const statement = file.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) statement.run(...columns.map(column => row[column]));
  };
  return {
    engine: 'sqlite',
    read: async () =>
      within('begin', () =>
        allTables(table => file.prepare<[], ArchivedRow>(`select * from ${table}`).all()),
      ),
    write: async tables =>
      within('begin immediate', () => {
        for (const table of archivedTables) insert(table, tables[table]);
      }),
  };
}
