import type { Kysely, Transaction } from 'kysely';
import { isBadRow } from '../engine/driver-errors.ts';
import { HIGHEST_GONE } from '../entities/setting-entity.ts';
import { areReadable } from './archived-values.ts';
import { completedTables } from './completed-tables.ts';
import {
  type ArchivedRow,
  type ArchivedTable,
  type ArchivedTables,
  archivedTables,
  ForeignRows,
  type TableArchive,
} from './table-archive.ts';

type Tables = Record<ArchivedTable, ArchivedRow> & { timetable_versions: { version: number } };

/** Rows of one insert. Each value is a parameter, and engines take some ten thousand of those. */
const ROWS_PER_INSERT = 500;

/** `db`: on connections of its own, which hold a transaction meanwhile. */
export function databaseArchive(engine: TableArchive['engine'], db: Kysely<Tables>): TableArchive {
  const isPostgres = engine === 'postgresql';
  const snapshot = isPostgres
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    : // A transaction that reads is a snapshot there.
      db.transaction();
  return {
    engine,
    read: () =>
      snapshot.execute(async transaction => {
        const tables: Partial<Record<ArchivedTable, readonly ArchivedRow[]>> = {};
        for (const table of archivedTables)
          tables[table] = await (isPostgres ? rowsAsJson : rowsAsStored)(transaction, table);
        return tables as ArchivedTables;
      }),
    write: tables => {
      const written = db.transaction().execute(async transaction => {
        await refuseForeign(transaction, tables);
        const whole = completedTables(tables);
        for (const table of archivedTables) {
          const rows = whole[table] ?? [];
          await insert(transaction, table, isPostgres ? rows.map(withJsonAsText) : rows);
          if (isPostgres)
            await moveCounter(transaction, table, rows, table === 'users' ? highestGone(tables) : 0);
        }
        // A running server has cached the empty timetable: the higher version makes it read again.
        const next = transaction.updateTable('timetable_versions');
        await next.set(row => ({ version: row('version', '+', 1) })).execute();
      });
      return written.catch((error: unknown) => {
        throw isBadRow(error) ? new ForeignRows('', { cause: error }) : error;
      });
    },
  };
}

const rowsAsStored = (db: Transaction<Tables>, table: ArchivedTable): Promise<ArchivedRow[]> =>
  db.selectFrom(table).selectAll().execute();

/** As PostgreSQL writes JSON: the drivers would round its times to milliseconds. */
async function rowsAsJson(db: Transaction<Tables>, table: ArchivedTable): Promise<ArchivedRow[]> {
  const rows = await db
    .selectFrom(`${table} as t`)
    .select(({ fn }) => fn<ArchivedRow>('to_jsonb', ['t']).as('row'))
    .execute();
  return rows.map(({ row }) => row);
}

async function refuseForeign(db: Transaction<Tables>, tables: ArchivedTables): Promise<void> {
  const columns = new Map(
    (await db.introspection.getTables()).map(({ name, columns: its }) => [name, its.map(one => one.name)]),
  );
  for (const [table, rows] of Object.entries(tables)) {
    const known = archivedTables.some(one => one === table) ? columns.get(table) : undefined;
    const areRows = Array.isArray(rows) && rows.every(row => typeof row === 'object' && row !== null);
    if (known === undefined || !areRows) throw new ForeignRows(table);
    const used = new Set(rows.flatMap((row: object) => Object.keys(row)));
    if ([...used].some(column => !known.includes(column))) throw new ForeignRows(table);
    if (!areReadable(table as ArchivedTable, rows)) throw new ForeignRows(table);
  }
}

/** Lists and objects stand in columns of JSON: the driver would write a list as an array of its own kind. */
const withJsonAsText = (row: ArchivedRow): ArchivedRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );

async function insert(
  db: Transaction<Tables>,
  table: ArchivedTable,
  rows: readonly ArchivedRow[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute();
}

const highestGone = ({ settings }: ArchivedTables): number =>
  Number(settings.find(({ name }) => name === HIGHEST_GONE)?.['value'] ?? 0);

/** Makes new ids follow the restored ones, and those that were given before. */
async function moveCounter(
  db: Transaction<Tables>,
  table: ArchivedTable,
  rows: readonly ArchivedRow[],
  given: number,
): Promise<void> {
  if (rows[0]?.['id'] === undefined) return;
  await db
    .selectFrom(table)
    .select(of =>
      of
        .fn('setval', [
          of.fn('pg_get_serial_sequence', [of.val(table), of.val('id')]),
          of.fn('greatest', [of.fn.max('id'), of.val(given)]),
        ])
        .as('last'),
    )
    .execute();
}
