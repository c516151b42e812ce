import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { SqlDatabase } from './sql-database.ts';

/**
 * A snapshot names the transactions in progress: two equal ones see the same rows. Whoever asks in one turn of the event
 * loop shares a snapshot, which is taken after the last of them has asked.
 */
export function postgresDataVersion(sql: Pick<SqlDatabase, 'rows'>): DataVersion {
  let next: Promise<string> | undefined;
  const take = async (): Promise<string> => {
    await endOfTurn();
    next = undefined;
    const [row] = await sql.rows<{ version: string }>('select pg_current_snapshot()::text as version');
    if (row === undefined) throw new Error('the database names no snapshot');
    return row.version;
  };
  return { current: () => (next ??= take()) };
}
