import { Temporal } from 'temporal-polyfill';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import type { Week } from '../../../core/calendar/shop-hours.ts';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import type { AccountHolder } from '../../../core/people/user.ts';
import { ok } from '../../../core/problem.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { linkTo } from '../appointments/link-to.ts';
import type { Browser } from '../browser.ts';
import { type Engine, openShop, type RunningShop } from '../running-shop.ts';
import { markerOf, markers, type Reader } from './private-fields.ts';

type Overrides = Parameters<typeof openShop>[1];
type Person = 'owner' | 'stylist' | 'other' | 'admin';
type People = Readonly<Record<Person, AccountHolder>>;

/** The small shop with a marker in every private field, and a browser for each reader. */
export async function openPlantedShop(engine: Engine, overrides?: Overrides) {
  const shop = await openShop(engine, overrides);
  const owner = await addPerson(shop, 'owner', false);
  const stylist = await addPerson(shop, 'stylist', true);
  const marked = await shop.store.services.add({
    name: markerOf({ table: 'services', whose: 'shop' }, 'name'),
    description: markerOf({ table: 'services', whose: 'shop' }, 'description'),
    imageUrl: markerOf({ table: 'services', whose: 'shop' }, 'image_url'),
    ...{ category: 'Capelli', duration: 30, price: 1800, ...plainTimes },
  });
  const people = { owner, stylist, other: shop.lucia, admin: shop.salone };
  const planted = await fillTables(shop, people);
  if (engine !== 'memory') await plantByStatement(shop, owner);
  const browsers = await logIn(shop, people);
  return { ...shop, engine, people, marked, planted, browsers };
}

export type PlantedShop = Awaited<ReturnType<typeof openPlantedShop>>;

export const passwordOf = (who: Person, { people }: { readonly people: People }): string =>
  who === 'owner' || who === 'stylist'
    ? markerOf({ table: 'users', whose: who }, 'password_hash')
    : people[who].username;

async function addPerson(
  shop: RunningShop,
  whose: 'owner' | 'stylist',
  isStylist: boolean,
): Promise<AccountHolder> {
  const mark = (column: string) => markerOf({ table: 'users', whose }, column);
  const added = await shop.store.users.add({
    ...{ username: mark('username'), passwordHash: `plain:${mark('password_hash')}` },
    ...{ firstName: mark('first_name'), lastName: mark('last_name') },
    ...{ email: `${mark('email')}@example.com`, phone: mark('phone'), emailIsOwn: true },
    ...{ isAdmin: false, isStylist },
  });
  if (!added.ok) throw new Error(`${whose} is there already`);
  return added.value;
}

/** A row in every table: two appointments, a login elsewhere, a failed one, a link, an upload, a setting. */
async function fillTables(shop: RunningShop, people: People) {
  const [elsewhere, admin] = [shop.browser(), shop.browser()];
  const { username, id: userId } = people.owner;
  await elsewhere.call(calls.login, { body: { username, password: passwordOf('owner', { people }) } });
  await admin.logIn(people.admin);
  const wish = { userId, serviceId: shop.taglio.id, stylistId: people.stylist.id, date: '2027-01-07' };
  const notes = markerOf({ table: 'appointments', whose: 'owner' }, 'notes');
  const kept = await elsewhere.call(calls.bookAppointment, { body: { ...wish, notes, time: '09:00' } });
  const toCancel = await elsewhere.call(calls.bookAppointment, { body: { ...wish, notes, time: '10:00' } });
  const linked = await elsewhere.call(calls.bookAppointment, { body: { ...wish, notes, time: '14:00' } });
  const toCancelByLink = await elsewhere.call(calls.bookAppointment, {
    body: { ...wish, notes, time: '15:00' },
  });
  await linkTo(shop, linked.id);
  const staffNotes = markerOf({ table: 'appointments', whose: 'owner' }, 'staff_notes');
  for (const { id } of [kept, toCancel, linked, toCancelByLink])
    await admin.call(calls.editAppointment, { params: { id }, body: { staffNotes } });
  for (const whose of ['owner', 'stylist'] as const) {
    const ofPerson = markerOf({ table: 'users', whose }, 'staff_notes');
    await admin.call(calls.editUser, { params: { id: people[whose].id }, body: { staffNotes: ofPerson } });
  }
  await admin.call(calls.issueResetLink, { params: { id: userId } });
  const { id: invitedId } = await admin.call(calls.addCustomer, { body: { firstName: 'Rosa' } });
  await admin.call(calls.invite, { params: { id: invitedId } });
  await admin.call(calls.startUpload);
  const feed = await admin.call(calls.addFeed, { body: { stylistId: shop.bruno.id } });
  await admin.call(calls.addFeed, { body: { stylistId: null } });
  const feedOfNobody = new URL(feed.url).pathname;
  await shop.browser().fetch('/api/login', wrongPassword(username));
  await shop.store.markAsDemo();
  const mark = (column: string) => markerOf({ table: 'passkeys', whose: 'owner' }, column);
  await shop.store.passkeys.add({
    ...{ id: 'key', userId, publicKey: mark('public_key'), counter: 0, name: mark('name') },
    ...{ created: shop.clock.now(), lastUsed: null },
  });
  const inLetter = (column: string) => markerOf({ table: 'account_letters', whose: 'owner' }, column);
  const due = shop.clock.now();
  const letter = { kind: 'reset-link', userId, due, until: due, address: inLetter('address') } as const;
  await shop.store.users.update(userId, ({ user, emailIsOwn }) =>
    ok({ ...user, emailIsOwn, letter: { ...letter, sealed: inLetter('sealed') } }),
  );
  const address = (await shop.store.users.find(userId))?.email ?? '';
  await shop.store.mailAddresses.confirm(userId, address);
  const asked = (column: string) => markerOf({ table: 'address_links', whose: 'owner' }, column);
  const expires = due.add({ hours: 1 });
  await shop.store.mailAddresses.addLink({ hash: asked('hash'), userId, address, expires });
  // Of somebody whom no reader is.
  const app = { secret: 'sealed', since: null, lastStep: 0, recovery: [] };
  await shop.store.secondFactors.change(shop.bruno.id, () => ({ next: app, answer: undefined }));
  const doneId = await bookYesterday(shop, people);
  const timetable = await fillTimetable(shop, people.stylist);
  const failedLetterId = await failToSend(shop);
  return {
    kept,
    toCancel,
    linked,
    toCancelByLink,
    doneId,
    invitedId,
    feedOfNobody,
    failedLetterId,
    ...timetable,
  };
}

/** The letters of what was booked, which the mail server refuses: the answer is the first one's. */
async function failToSend({ store: { outbox }, clock }: RunningShop): Promise<number> {
  const now = clock.now();
  const until = now.add({ minutes: 5 });
  const letters = await outbox.claim(now, until, 10);
  const failed = { as: 'failed', failure: 'refused', inDoubt: false, told: null, nextTry: now } as const;
  for (const { id } of letters) await outbox.settle(id, until, failed);
  return letters[0]?.id ?? 0;
}

/** As no call could. */
async function bookYesterday(
  { store, clock, taglio }: RunningShop,
  { owner, stylist }: People,
): Promise<number> {
  const startsAt = clock.now().subtract({ hours: 21 });
  const there = startsAt.toZonedDateTimeISO('Europe/Rome');
  const [date, time] = [there.toPlainDate(), there.toPlainTime()];
  const who = { userId: owner.id, stylistId: stylist.id, serviceId: taglio.id };
  const appointment = { ...who, date, time, startsAt, duration: 30, price: 1800, ...plainTimes, notes: null };
  const booked = await store.agendas.change({ days: [{ stylistId: stylist.id, date }] }, () =>
    ok({
      writes: [{ do: 'book', appointment, by: owner.id, at: startsAt }],
      answer: ([stored]) => stored?.id ?? 0,
    }),
  );
  if (!booked.ok) throw new Error('nothing was booked');
  return booked.value;
}

/** In years that no answer is asked about for its hours. */
async function fillTimetable({ store, bruno }: RunningShop, { id: stylistId }: AccountHolder) {
  const validFrom = Temporal.PlainDate.from('2035-01-01');
  const range = { from: validFrom, to: validFrom, id: null };
  const closed: Week = [[], [], [], [], [], [], []];
  const closure = {
    hours: [],
    stylistIds: null,
    reason: markerOf({ table: 'closures', whose: 'shop' }, 'reason'),
  };
  const reason = markerOf({ table: 'absences', whose: 'stylist' }, 'reason');
  const writes: readonly TimetableWrite[] = [
    { in: 'weeks', put: { validFrom, week: closed } },
    { in: 'closures', put: { ...range, ...closure } },
    { in: 'plans', put: { stylistId, validFrom, weeks: [closed] } },
    { in: 'absences', put: { ...range, stylistId, part: null, reason } },
    // So that nobody is ever with him, whose calendar is read from outside.
    { in: 'skills', put: { stylistId: bruno.id, serviceIds: [] } },
  ];
  for (const write of writes)
    await store.timetables.change(validFrom, () => ok({ write, answer: () => undefined }));
  const { closures, absences } = await store.timetables.current();
  return { closureId: closures[0]?.id ?? 0, absenceId: absences[0]?.id ?? 0 };
}

const wrongPassword = (username: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username, password: 'wrong' }),
});

/** Puts each marker into its column, where none has come by an ordinary way. */
async function plantByStatement({ databaseUrl }: RunningShop, { id }: AccountHolder): Promise<void> {
  const which: Readonly<Record<string, string>> = {
    limits: 'where key = (select min(key) from limits)',
    calendar_feeds: 'where stylist_id is null',
    visit_links: 'where hash = (select min(hash) from visit_links)',
    sessions: `where user_id = ${id}`,
    known_browsers: `where user_id = ${id}`,
  };
  for (const { row, column, marker } of markers(false)) {
    const found = `select 1 from ${row.table} where cast(${column} as text) like '%${marker}%'`;
    if ((await askDatabase(databaseUrl, found)).length > 0) continue;
    const value = columnValue(column, marker, id);
    const person = row.whose === 'owner' ? `where id = ${id}` : 'where is_stylist and not is_admin';
    const where = row.table === 'users' ? person : (which[row.table] ?? '');
    await askDatabase(databaseUrl, `update ${row.table} set ${column} = '${value}' ${where}`);
    if ((await askDatabase(databaseUrl, found)).length === 0)
      throw new Error(`nothing is planted in ${row.table}.${column}`);
  }
}

/** Of some columns JSON. */
function columnValue(column: string, marker: string, userId: number): string {
  if (column === 'sess') return JSON.stringify({ userId, kept: marker });
  return column === 'recovery' ? JSON.stringify([marker]) : marker;
}

async function logIn(shop: RunningShop, people: People) {
  const browsers = new Map<Exclude<Reader, 'log'>, Browser>([['guest', shop.browser()]]);
  for (const who of ['owner', 'other', 'stylist', 'admin'] as const) {
    const browser = shop.browser();
    const password = passwordOf(who, { people });
    await browser.call(calls.login, { body: { username: people[who].username, password } });
    browsers.set(who, browser);
  }
  return browsers;
}
