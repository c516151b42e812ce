import type { DataVersion } from '../../../core/ports/data-version.ts';
import { onceATurn } from './once-a-turn.ts';
import type { SqlDatabase } from './sql-database.ts';

/** A snapshot names the transactions in progress: two equal ones see the same rows. */
export function postgresDataVersion(sql: Pick<SqlDatabase, 'rows'>): DataVersion {
  const current = onceATurn(async () => {
    const [row] = await sql.rows<{ version: string }>('select pg_current_snapshot()::text as version');
    if (row === undefined) throw new Error('the database names no snapshot');
    return row.version;
  });
  return { current };
}
