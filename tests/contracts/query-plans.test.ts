import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Temporal } from 'temporal-polyfill';
import { expect, test, vi } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { limits } from '../../core/people/limits.ts';
import { ok } from '../../core/problem.ts';
import type { Ports } from './test-store.ts';
import { book, cancel, day, viewOf, visit } from './visits.ts';

test('no statement but the whole list of appointments reads all of a table that grows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-plans-'));
  const path = join(folder, 'salone.sqlite');
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  const store = await openDatabase(`sqlite:${path}`);
  prepare.mockClear();
  await askEverything(store);
  const said = new Set(prepare.mock.calls.map(([text]) => text).filter(text => asks.test(text)));
  prepare.mockRestore();
  await store.close();

  const file = new Database(path);
  const slow = [...said].flatMap(text => {
    const plan = file.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
    const values = text.match(/\?/g) ?? [];
    const steps = plan.all(...values.map(() => 1)).map(({ detail }) => detail);
    return steps
      .filter(step => step.startsWith('SCAN') && !isHarmless(step, text))
      .map(step => `${step}: ${text}`);
  });
  expect(slow).toEqual([]);
  expect(said.size).toBeGreaterThan(20);
  file.close();
  await rm(folder, { recursive: true });
});

const nobody = { lastName: null, email: null, phone: null, requestId: null };

/** Not the beginnings and ends of transactions. */
const asks = /^(select|insert|update|delete|with)/i;

/** The price list, each stylist's counts, what a statement brings along, the index of stylists only, the list newest first as it lies, and of limits no more than are kept, of letters those that did not go. */
const harmless =
  /^SCAN (services|appointment_counts|json_each|held|everybody|CONSTANT ROW|(users|u) USING (COVERING )?INDEX users_stylists|a USING (COVERING )?INDEX appointments_by_start|(limits|l0) USING COVERING INDEX limits_by_expiry|[al]0 USING INDEX (account_)?letters_(failed|kept_back))/;

const isHarmless = (step: string, text: string): boolean =>
  harmless.test(step) ||
  text.endsWith('where 1 = 0') ||
  isForeignKeyCheck(step, text) ||
  isTimetable(text) ||
  isOfMerging(text);

/** Runs only while a transaction has left orphans behind, which none of ours does. */
const isForeignKeyCheck = (step: string, text: string): boolean =>
  step === 'SCAN appointments' && text.startsWith('insert into `services`');

/** Some rows a year, read as a whole by the first who needs them after one was changed. */
const isTimetable = (text: string): boolean =>
  /^select .* from `(shop_weeks|closures|stylist_plans|stylist_skills|absences|kept_visits)`/.test(text);

/** Whether the history names who goes as a stylist: once for a merge, and only where nothing else does. */
const isOfMerging = (text: string): boolean => text.includes("`from_state`, '$.stylistId'");

async function askEverything(ports: Ports): Promise<void> {
  const shop = await seedSmallShop(ports);
  const [from, to] = [day('2027-01-01'), day('2027-01-31')];
  const ago = Temporal.Instant.fromEpochMilliseconds(0);
  await cancel(ports, await book(ports, visit(shop)));
  await viewOf(ports, { everyStylistOn: from });
  await ports.agendas.busy([shop.anna.id, shop.bruno.id], from, to);
  await ports.appointments.find(1);
  await ports.histories.of(1);
  for (const filter of [
    {},
    { userId: 1 },
    { from, to },
    { stylistId: 1, from, to },
    { userId: 1, status: 'confirmed' as const },
    { ids: [1, 2] },
    { ids: [1, 2], status: 'confirmed' as const, from, to },
  ])
    await ports.appointments.list(filter);
  await ports.appointments.ids({});
  await ports.users.list({ role: 'customer', ids: [1, 2] });
  await ports.appointments.startingIn({ from: ago, until: ago, most: 1 });
  await ports.services.list();
  await ports.services.find(1);
  await ports.appointments.everBookedStylists();
  await ports.appointments.countUpcomingByStylist(ago);
  await ports.users.find(1);
  await ports.users.passerBy();
  await ports.users.findMany([1, 2]);
  await ports.users.findByUsernameKey('anna');
  await ports.users.stylists();
  await ports.users.findPerson(1);
  await ports.users.alike(shop.mario);
  const session = { sid: 'a', sess: {}, expire: Temporal.Instant.fromEpochMilliseconds(0) };
  await ports.sessions.create(session);
  await ports.sessions.update(session);
  await ports.sessions.find('a', session.expire);
  await ports.sessions.remove('a');
  const twin = await ports.users.addCustomer({ ...nobody, firstName: 'Mario' });
  await ports.users.merge(twin.user.id, shop.mario.id, (_, into) => ok(into));
  await askAboutAccounts(ports, shop.mario.id, session.expire);
  await askAboutLetters(ports, shop.mario.id, session.expire);
  await book(ports, visit(shop, { userId: shop.lucia.id, at: '11:00' }));
  const leave = { email: null, emailIsOwn: false };
  await ports.users.update(shop.lucia.id, ({ user }) => ok({ ...user, ...leave }));
  await ports.passwords.takeLogin(shop.lucia.id, user => ok({ ...user, username: null }));
  await ports.countedVisits.working();
  await ports.countedVisits.newAt([shop.mario.id], to);
  await ports.countedVisits.during({ from, to }, shop.anna.id)[Symbol.asyncIterator]().next();
}

async function askAboutAccounts(ports: Ports, userId: number, now: Temporal.Instant): Promise<void> {
  const visit = { browser: 'b', replaces: 'a', userId, staff: false, label: '' };
  await ports.trustedDevices.remember(visit, now);
  await ports.trustedDevices.isKnown('b', userId, now);
  await ports.trustedDevices.list(userId, now);
  const link = { hash: 'h', userId, kind: 'counter' as const, issued: now, expires: now };
  await ports.resetTokens.issue(link, { most: 1, since: now });
  await ports.passwords.checkProof(userId, { browser: 'b', link: 'h' }, now);
  await ports.passwords.reset(userId, 'hash', { browser: 'b' }, undefined, now);
  await ports.trustedDevices.forget(userId, 1);
  await ports.trustedDevices.forgetHere(userId, 'b');
  await ports.limits.take([{ limit: limits.guesses, key: 'mario' }], now);
  await ports.limits.giveBack([{ limit: limits.guesses, key: 'mario' }], now);
  for (const port of [
    ports.sessions,
    ports.trustedDevices,
    ports.resetTokens,
    ports.invitations,
    ports.limits,
  ])
    await port.purge(now);
}

async function askAboutLetters(ports: Ports, userId: number, now: Temporal.Instant): Promise<void> {
  const { outbox, accountLetters, letterChoices, mailAddresses, visitLinks, calendarFeeds, reminders } =
    ports;
  const about = { kind: 'reminder' as const, to: userId, visit: 1, change: 1, day: null, due: now };
  await outbox.add([{ ...about, key: 'reminder-1-1' }]);
  const until = now.add({ minutes: 5 });
  for (const letter of await outbox.claim(now, until, 5))
    await outbox.settle(letter.id, until, { as: 'kept-back' });
  await outbox.of(1);
  await outbox.to(userId);
  await outbox.keptBack(userId, now);
  await outbox.failed(100);
  await outbox.held(now, 100);
  await outbox.retry(1, now);
  await outbox.purge(now);
  await accountLetters.claim(now, until, 5);
  await accountLetters.to(userId);
  await accountLetters.keptBack(userId, now);
  await accountLetters.failed(100);
  await accountLetters.purge(now);
  await letterChoices.of(userId);
  await mailAddresses.isConfirmed(userId, 'mario@example.com');
  await mailAddresses.linked('h', now);
  await mailAddresses.purge(now);
  await visitLinks.visitOf('h');
  await visitLinks.purge(now);
  await calendarFeeds.findByHash('h');
  await reminders.of([1]);
}
