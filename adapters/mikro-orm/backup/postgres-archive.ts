import type { Pool } from 'pg';
import {
  type ArchivedRow,
  type ArchivedTable,
  allTables,
  archivedTables,
  columnsOf,
  type TableArchive,
} from './table-archive.ts';

type Query = Pool['query'];

export const postgresArchive = (pool: Pool): TableArchive => ({
  engine: 'postgresql',
  read: () =>
    within(pool, 'begin isolation level repeatable read read only', async query => {
      const rows = new Map<ArchivedTable, readonly ArchivedRow[]>();
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
    within(pool, 'begin', async query => {
      for (const table of archivedTables) await insert(query, table, tables[table]);
    }),
});

async function insert(query: Query, table: ArchivedTable, rows: readonly ArchivedRow[]): Promise<void> {
  const columns = columnsOf(rows);
  if (columns.length === 0) return;
  const names = columns.join(', ');
  const records = `jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  await query(`insert into ${table} (${names}) select ${names} from ${records}`, [JSON.stringify(rows)]);
  if (!columns.includes('id')) return;
  await query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

async function within<T>(pool: Pool, begin: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const done = await work(client.query.bind(client) as Query);
    await client.query('commit');
    client.release();
    return done;
  } catch (error) {
    // Ending the connection undoes what was begun on it.
    client.release(true);
    throw error;
  }
}
