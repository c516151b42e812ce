import { defaultShopHours, type ShopHours } from '../../core/calendar/shop-hours.ts';
import { connect } from './engine/connect.ts';
import type { Orm } from './engine/connection.ts';
import { migrate } from './engine/migrate.ts';
import { SettingEntity } from './entities/setting-entity.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { MikroOrmPasskeys } from './stores/access/mikro-orm-passkeys.ts';
import { MikroOrmSecondFactors } from './stores/access/mikro-orm-second-factors.ts';
import { MikroOrmCalendarFeeds } from './stores/agendas/mikro-orm-calendar-feeds.ts';
import { MikroOrmHistories } from './stores/agendas/mikro-orm-histories.ts';
import { MikroOrmVisitLinks } from './stores/agendas/mikro-orm-visit-links.ts';
import { MikroOrmCountedVisits } from './stores/figures/mikro-orm-counted-visits.ts';
import { MikroOrmAccountLetters } from './stores/letters/mikro-orm-account-letters.ts';
import { MikroOrmLetterChoices } from './stores/letters/mikro-orm-letter-choices.ts';
import { MikroOrmMailAddresses } from './stores/letters/mikro-orm-mail-addresses.ts';
import { MikroOrmOutbox } from './stores/letters/mikro-orm-outbox.ts';
import { MikroOrmReminders } from './stores/letters/mikro-orm-reminders.ts';
import { MikroOrmAgendas } from './stores/mikro-orm-agendas.ts';
import { MikroOrmAppointments } from './stores/mikro-orm-appointments.ts';
import { MikroOrmLimits } from './stores/mikro-orm-limits.ts';
import { MikroOrmPasswords } from './stores/mikro-orm-passwords.ts';
import { MikroOrmResetTokens } from './stores/mikro-orm-reset-tokens.ts';
import { MikroOrmServices } from './stores/mikro-orm-services.ts';
import { MikroOrmSessions } from './stores/mikro-orm-sessions.ts';
import { MikroOrmTrustedDevices } from './stores/mikro-orm-trusted-devices.ts';
import { MikroOrmUploads } from './stores/mikro-orm-uploads.ts';
import { MikroOrmUsers } from './stores/mikro-orm-users.ts';
import { MikroOrmErasures } from './stores/people/mikro-orm-erasures.ts';
import { MikroOrmInvitations } from './stores/people/mikro-orm-invitations.ts';
import { MikroOrmKeeping } from './stores/people/mikro-orm-keeping.ts';
import { MikroOrmTimetables } from './stores/timetable/mikro-orm-timetables.ts';

export { isDatabaseAway, isDatabaseFull } from './engine/driver-errors.ts';

/** Every port that stores, on `sqlite:PATH` or `postgresql://…`. Pending migrations are applied first. */
export async function openDatabase(databaseUrl: string, hours: ShopHours = defaultShopHours) {
  const { orm, sql, changes, dataVersion, archive, close } = await connect(databaseUrl);
  try {
    await migrate(orm.fork());
  } catch (error) {
    await close();
    throw error;
  }
  const timetables = new MikroOrmTimetables(orm, sql, hours);
  return {
    timetables,
    agendas: new MikroOrmAgendas(sql, timetables),
    ...{ appointments: new MikroOrmAppointments(sql), countedVisits: new MikroOrmCountedVisits(orm) },
    calendarFeeds: new MikroOrmCalendarFeeds(orm),
    reminders: new MikroOrmReminders(orm),
    visitLinks: new MikroOrmVisitLinks(orm),
    letterChoices: new MikroOrmLetterChoices(orm),
    ...{ outbox: new MikroOrmOutbox(orm), accountLetters: new MikroOrmAccountLetters(orm) },
    ...{ histories: new MikroOrmHistories(orm), mailAddresses: new MikroOrmMailAddresses(orm) },
    services: new MikroOrmServices(sql, orm),
    users: new MikroOrmUsers(sql, orm),
    sessions: new MikroOrmSessions(sql, orm),
    trustedDevices: new MikroOrmTrustedDevices(sql, orm),
    resetTokens: new MikroOrmResetTokens(orm),
    invitations: new MikroOrmInvitations(orm),
    ...{ erasures: new MikroOrmErasures(orm, sql, hours), keeping: new MikroOrmKeeping(orm) },
    ...{ secondFactors: new MikroOrmSecondFactors(orm), passkeys: new MikroOrmPasskeys(orm) },
    passwords: new MikroOrmPasswords(orm),
    limits: new MikroOrmLimits(sql, orm),
    uploads: new MikroOrmUploads(orm),
    changes,
    dataVersion,
    archive,
    /** Names of this program's migrations, the oldest first. */
    migrations: allMigrations.map(({ name }) => name),
    /** Rejects while the database does not answer. */
    ping: async () => void (await dataVersion.current()),
    isDemo: () => isDemo(orm),
    /** From now on a production start refuses this database. */
    markAsDemo: () => markAsDemo(orm),
    close,
  };
}

const isDemo = async (orm: Orm): Promise<boolean> =>
  (await orm.fork().count(SettingEntity, { name: 'demo' })) > 0;

async function markAsDemo(orm: Orm): Promise<void> {
  await orm.fork().upsert(SettingEntity, { name: 'demo', value: 'yes' }, { onConflictAction: 'ignore' });
}
