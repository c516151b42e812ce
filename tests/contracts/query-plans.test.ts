import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import type { SqlDatabase, Transaction } from '../../adapters/mikro-orm/engine/sql-database.ts';
import { MikroOrmAgendas } from '../../adapters/mikro-orm/stores/mikro-orm-agendas.ts';
import { MikroOrmAppointments } from '../../adapters/mikro-orm/stores/mikro-orm-appointments.ts';
import { MikroOrmGrants } from '../../adapters/mikro-orm/stores/mikro-orm-grants.ts';
import { MikroOrmLimits } from '../../adapters/mikro-orm/stores/mikro-orm-limits.ts';
import { MikroOrmPasswords } from '../../adapters/mikro-orm/stores/mikro-orm-passwords.ts';
import { MikroOrmServices } from '../../adapters/mikro-orm/stores/mikro-orm-services.ts';
import { MikroOrmSessions } from '../../adapters/mikro-orm/stores/mikro-orm-sessions.ts';
import { MikroOrmUploads } from '../../adapters/mikro-orm/stores/mikro-orm-uploads.ts';
import { MikroOrmUsers } from '../../adapters/mikro-orm/stores/mikro-orm-users.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { limits } from '../../core/people/limits.ts';
import type { Ports } from './test-store.ts';
import { book, cancel, day, viewOf, visit } from './visits.ts';

test('no statement but the whole list of appointments reads all of a table that grows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-plans-'));
  const path = join(folder, 'salone.sqlite');
  await (await openDatabase(`sqlite:${path}`)).close();
  const { em, sql: plain, changes, dataVersion, close } = await connect(`sqlite:${path}`);
  const said = new Map<string, number>();
  const sql = listening(plain, (text, values) => said.set(text, values));
  const ports: Ports = {
    agendas: new MikroOrmAgendas(sql, defaultShopHours),
    appointments: new MikroOrmAppointments(sql),
    services: new MikroOrmServices(sql, em),
    users: new MikroOrmUsers(sql, em),
    sessions: new MikroOrmSessions(sql),
    uploads: new MikroOrmUploads(sql),
    ...{ changes, dataVersion },
    grants: new MikroOrmGrants(sql),
    passwords: new MikroOrmPasswords(sql),
    limits: new MikroOrmLimits(sql),
  };
  await askEverything(ports);
  await close();

  const file = new Database(path);
  const slow = [...said].flatMap(([text, values]) => {
    const plan = file.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
    const steps = plan.all(...Array.from({ length: values }, () => 1)).map(({ detail }) => detail);
    return steps
      .filter(step => step.startsWith('SCAN') && !harmless.test(step))
      .map(step => `${step}: ${text}`);
  });
  expect(slow).toEqual([]);
  expect(said.size).toBeGreaterThan(20);
  file.close();
  await rm(folder, { recursive: true });
});

/** The price list, each stylist's counts, what a statement brings along, the index of stylists only, the list newest first as it lies, and of limits no more than are kept. */
const harmless =
  /^SCAN (services|appointment_counts|json_each|held|everybody|CONSTANT ROW|(users|u) USING (COVERING )?INDEX users_stylists|a USING INDEX appointments_by_start|limits USING COVERING INDEX limits_by_expiry)/;

async function askEverything(ports: Ports): Promise<void> {
  const shop = await seedSmallShop(ports);
  const [from, to] = [day('2027-01-01'), day('2027-01-31')];
  await cancel(ports, await book(ports, visit(shop)));
  await viewOf(ports, { everyStylistOn: from });
  await ports.agendas.busy([shop.anna.id, shop.bruno.id], from, to);
  await ports.appointments.find(1);
  for (const filter of [
    {},
    { userId: 1 },
    { from, to },
    { stylistId: 1, from, to },
    { userId: 1, status: 'confirmed' as const },
  ])
    await ports.appointments.list(filter);
  await ports.services.list();
  await ports.services.find(1);
  await ports.appointments.everBookedStylists();
  await ports.appointments.countUpcomingByStylist(Temporal.Instant.fromEpochMilliseconds(0));
  await ports.users.find(1);
  await ports.users.findMany([1, 2]);
  await ports.users.findByUsernameKey('anna');
  await ports.users.stylists();
  const session = { sid: 'a', sess: {}, expire: Temporal.Instant.fromEpochMilliseconds(0) };
  await ports.sessions.create(session);
  await ports.sessions.update(session);
  await ports.sessions.find('a', session.expire);
  await ports.sessions.remove('a');
  await askAboutAccounts(ports, shop.mario.id, session.expire);
}

async function askAboutAccounts(ports: Ports, userId: number, now: Temporal.Instant): Promise<void> {
  const visit = { browser: 'b', replaces: 'a', userId, staff: false, label: '' };
  await ports.grants.remember(visit, now);
  await ports.grants.isKnown('b', userId, now);
  await ports.grants.browsersOf(userId, now);
  const link = { hash: 'h', userId, kind: 'counter' as const, issued: now, expires: now };
  await ports.grants.issueLink(link, { most: 1, since: now });
  await ports.grants.check(userId, { browser: 'b', link: 'h' }, now);
  await ports.passwords.reset(userId, 'hash', { browser: 'b' }, undefined, now);
  await ports.grants.forget(userId, 1);
  await ports.grants.forgetHere(userId, 'b');
  await ports.limits.take([{ limit: limits.guesses, key: 'mario' }], now);
  await ports.limits.giveBack([{ limit: limits.guesses, key: 'mario' }], now);
  for (const port of [ports.sessions, ports.grants, ports.limits]) await port.purge(now);
}

/** A database that also tells each text and how many values it takes. */
function listening(db: SqlDatabase, hear: (text: string, values: number) => void): SqlDatabase {
  function* overheard<T>(steps: Transaction<T>): Transaction<T> {
    let step = steps.next([]);
    while (!step.done) {
      hear(step.value.sql, step.value.values.length);
      step = steps.next(yield step.value);
    }
    return step.value;
  }
  return {
    dialect: db.dialect,
    rows: (text, ...values) => {
      hear(text, values.length);
      return db.rows(text, ...values);
    },
    transaction: work => db.transaction(() => overheard(work())),
  };
}
