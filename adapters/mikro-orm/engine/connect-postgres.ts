import { MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { databaseArchive } from '../backup/database-archive.ts';
import { PostgresChanges } from '../change-feed/postgres-changes.ts';
import type { Connection, Orm } from './connection.ts';
import { ormOptions } from './orm-options.ts';
import { postgresDataVersion } from './postgres-data-version.ts';
import { PostgresDatabase } from './postgres-database.ts';

const CONNECTIONS = 12;
/** At most so many wait for locks; the other connections stay free for reads. */
const TRANSACTIONS = 10;

/** A dead network or a stuck statement becomes an error, not a request that hangs or a lock that stays. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
};

export async function connectPostgres(databaseUrl: string): Promise<Connection> {
  const mikroOrm = await MikroORM.init({
    ...ormOptions,
    clientUrl: databaseUrl,
    pool: { min: 0, max: CONNECTIONS },
    // The driver reads parts of the address that the ORM ignores (sslmode, sockets).
    // `pipeline`: a statement is sent before the one ahead of it is answered.
    driverOptions: { connectionString: databaseUrl, pipeline: true, ...limits },
  });
  const { em } = mikroOrm;
  const pool: Pool = await em.getConnection().getNativeClient();
  const changes = new PostgresChanges(pool);
  const inTurn = pLimit(TRANSACTIONS);
  const sql = new PostgresDatabase(pool, inTurn);
  const orm: Orm = {
    fork: () => em.fork(),
    transactional: work => inTurn(() => em.fork().transactional(work)),
  };
  return {
    ...{ orm, sql, changes },
    dataVersion: postgresDataVersion(sql),
    archive: databaseArchive('postgresql', new Kysely({ dialect: new PostgresDialect({ pool }) })),
    close: async () => {
      changes.close();
      await mikroOrm.close();
      // The ORM closes only pools that it has used.
      if (!pool.ending) await pool.end();
    },
  };
}
