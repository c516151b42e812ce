import type { Pool } from 'pg';
import {
  type ArchivedRow,
  type ArchivedTable,
  allTables,
  archivedTables,
  columnsOf,
  type TableArchive,
} from './table-archive.ts';

export function postgresArchive(pool: Pool): TableArchive {
  const within = async <T>(begin: string, work: (query: Pool['query']) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query(begin);
      const done = await work(client.query.bind(client) as Pool['query']);
      await client.query('commit');
      client.release();
      return done;
    } catch (error) {
      // Ending the connection undoes what was begun on it.
      client.release(true);
      throw error;
    }
  };
  return {
    engine: 'postgresql',
    read: () =>
      within('begin isolation level repeatable read read only', async query => {
        const rows = new Map<ArchivedTable, ArchivedRow[]>();
        for (const table of archivedTables) {
          const found = await query<{ row: ArchivedRow }>(`select to_jsonb(t) as row from ${table} t`);
          rows.set(
            table,
            found.rows.map(({ row }) => row),
          );
        }
        return allTables(table => rows.get(table) ?? []);
      }),
    write: tables =>
      within('begin', async query => {
        for (const table of archivedTables) {
          const columns = columnsOf(tables[table]);
          if (columns.length === 0) continue;
          const names = columns.join(', ');
          const records = `jsonb_populate_recordset(null::${table}, $1::jsonb)`;
          await query(`insert into ${table} (${names}) select ${names} from ${records}`, [
            JSON.stringify(tables[table]),
          ]);
          if (columns.includes('id'))
            await query(
              `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
            );
        }
      }),
  };
}
