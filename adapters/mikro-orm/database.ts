import { defaultShopHours, type ShopHours } from '../../core/calendar/shop-hours.ts';
import { connect } from './engine/connect.ts';
import { migrate } from './engine/migrate.ts';
import type { SqlDatabase } from './engine/sql-database.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { MikroOrmAgendas } from './stores/mikro-orm-agendas.ts';
import { MikroOrmAppointments } from './stores/mikro-orm-appointments.ts';
import { MikroOrmGrants } from './stores/mikro-orm-grants.ts';
import { MikroOrmLimits } from './stores/mikro-orm-limits.ts';
import { MikroOrmPasswords } from './stores/mikro-orm-passwords.ts';
import { MikroOrmServices } from './stores/mikro-orm-services.ts';
import { MikroOrmSessions } from './stores/mikro-orm-sessions.ts';
import { MikroOrmUploads } from './stores/mikro-orm-uploads.ts';
import { MikroOrmUsers } from './stores/mikro-orm-users.ts';

export { isDatabaseAway } from './engine/driver-errors.ts';

/** Every port that stores, on `sqlite:PATH` or `postgresql://…`. Pending migrations are applied first. */
export async function openDatabase(databaseUrl: string, hours: ShopHours = defaultShopHours) {
  const { em, sql, changes, dataVersion, archive, close } = await connect(databaseUrl);
  try {
    await migrate(em);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    agendas: new MikroOrmAgendas(sql, hours),
    appointments: new MikroOrmAppointments(sql),
    services: new MikroOrmServices(sql, em),
    users: new MikroOrmUsers(sql, em),
    sessions: new MikroOrmSessions(sql),
    grants: new MikroOrmGrants(sql),
    passwords: new MikroOrmPasswords(sql),
    limits: new MikroOrmLimits(sql),
    uploads: new MikroOrmUploads(sql),
    changes,
    dataVersion,
    archive,
    /** Names of the migrations that stand in this program, the oldest first. */
    migrations: allMigrations.map(({ name }) => name),
    /** Rejects while the database does not answer. */
    ping: async () => void (await sql.rows('select 1')),
    isDemo: () => isDemo(sql),
    /** From now on a production start refuses this database. */
    markAsDemo: () => markAsDemo(sql),
    close,
  };
}

const isDemo = async (sql: SqlDatabase): Promise<boolean> =>
  (await sql.rows(`select 1 from settings where name = 'demo'`)).length > 0;

async function markAsDemo(sql: SqlDatabase): Promise<void> {
  await sql.rows(`insert into settings (name, value) values ('demo', 'yes') on conflict (name) do nothing`);
}
