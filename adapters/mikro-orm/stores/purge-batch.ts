import type { SqlDatabase, Value } from '../engine/sql-database.ts';

/** Few enough that nobody waits for it. */
const BATCH = 500;

/**
 * Deletes some rows of a table, and says how many. Any number of processes may do so at once: each takes rows that the
 * others do not hold.
 */
export async function purgeBatch(
  db: SqlDatabase,
  table: string,
  key: string,
  condition: string,
  ...values: Value[]
): Promise<number> {
  const gone = await db.rows(
    `delete from ${table} where ${key} in
      (select ${key} from ${table} where ${condition} limit ${BATCH} ${db.dialect.skipLocked}) returning 1 as gone`,
    ...values,
  );
  return gone.length;
}
