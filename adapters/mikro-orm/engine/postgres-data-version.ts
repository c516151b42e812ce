import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { SqlDatabase } from './sql-database.ts';

/** Which transactions are over and which are not decides what can be seen: two equal snapshots show the same rows. */
export const postgresDataVersion = (sql: SqlDatabase): DataVersion => ({
  async current() {
    const [row] = await sql.rows<{ version: string }>('select pg_current_snapshot()::text as version');
    if (row === undefined) throw new Error('the database names no snapshot');
    return row.version;
  },
});
