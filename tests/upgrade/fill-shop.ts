/** `node tests/upgrade/fill-shop.ts DATABASE_URL` fills an empty database and prints its contents as the ports tell them. */
import process from 'node:process';
import { CountingTokens } from '../../adapters/memory/counting-tokens.ts';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { openStore, type Store } from '../../apps/server/open-store.ts';
import { exampleShop } from '../../apps/server/shop-config.ts';
import { cancelAppointment } from '../../core/booking/cancel-appointment.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { addService } from '../../core/catalogue/add-service.ts';
import { archiveService } from '../../core/catalogue/archive-service.ts';
import { type Actor, actorOf } from '../../core/people/permissions.ts';
import { register } from '../../core/people/register.ts';
import type { AccountHolder } from '../../core/people/user.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { BrowserVisitor } from '../worlds/browser-visitor.ts';
import { granted } from '../worlds/small-world.ts';
import { bookAt } from './book-at.ts';
import { addTimetable } from './fill-timetable.ts';
import { FILLED_AT, factsOf, kept, passwordOf } from './shop-facts.ts';

const [url = ''] = process.argv.slice(2);
const clock = new FixedClock(FILLED_AT);
const store = await openStore(url);
const people = await addPeople(store);
const services = await addServices(store, actorOf(people.anna));
await addAppointments(store, people, services);
await addTimetable(store, clock, people, services);
await addUnlistedRows(store, people);
process.stdout.write(`${JSON.stringify(await factsOf(store), undefined, 2)}\n`);
await store.close();

/** Administrators with and without a chair, a stylist without rights, and customers with full and with empty profiles. */
async function addPeople(stored: Store) {
  const deps = { ...stored, clock, passwordHasher: new Argon2PasswordHasher(), tokens: new CountingTokens() };
  const anna = granted(
    await stored.users.add({
      ...{ id: 74, username: 'anna', firstName: 'Anna', lastName: 'Bianchi', phone: null },
      ...{ email: 'anna@example.com', emailIsOwn: true, isAdmin: true, isStylist: true },
      passwordHash: await deps.passwordHasher.hash(passwordOf('anna')),
    }),
  );
  const add = async (
    actor: Actor,
    username: string,
    more: Partial<AccountHolder> = {},
  ): Promise<AccountHolder> =>
    granted(
      await register(deps, actor, new BrowserVisitor(), {
        ...{ username, firstName: null, lastName: null, email: null, phone: null },
        ...{ isAdmin: false, isStylist: false, password: passwordOf(username), ...more },
      }),
    );
  const said = { email: 'mario@example.com', phone: '3331234567' };
  return {
    anna,
    bruno: await add(actorOf(anna), 'bruno', { firstName: 'Bruno', lastName: "D'Angelo", isStylist: true }),
    salone: await add(actorOf(anna), 'salone', { isAdmin: true, email: 'salone@example.com' }),
    mario: await add({ kind: 'guest' }, 'Mario', { firstName: 'Mario', lastName: 'Rossi', ...said }),
    lucia: await add({ kind: 'guest' }, 'lucía_💈'),
  };
}

async function addServices({ services }: Store, admin: Actor) {
  const add = async (name: string, category: 'Capelli' | 'Barba', duration: number, price: number) =>
    granted(
      await addService({ services }, admin, {
        ...{ name, category, duration, price, description: duration > 30 ? 'Con calma' : null },
        ...plainTimes,
      }),
    );
  const taglio = await add('Taglio uomo', 'Capelli', 30, 1_800);
  const barba = await add('Barba', 'Barba', 20, 1_000);
  const gone = await add('Permanente', 'Capelli', 90, 5_500);
  await services.changeImage(taglio.id, '/pictures/taglio/640.webp');
  return { taglio, barba, gone };
}

type People = Awaited<ReturnType<typeof addPeople>>;
type Services = Awaited<ReturnType<typeof addServices>>;

/** Past, completed, cancelled and upcoming; for a service that is archived since; before and after the clocks change. */
async function addAppointments(db: Store, { mario, lucia, anna, bruno }: People, services: Services) {
  const deps = { ...db, clock, hours: defaultShopHours, shop: exampleShop };
  const { taglio, barba, gone } = services;
  const book = async (
    ...[by, service, stylist, at]: [AccountHolder, { id: number }, AccountHolder | null, string]
  ) => granted(await bookAt(deps, by, service, stylist, at)).appointment;
  clock.moveTo('2026-10-20T08:00:00+02:00');
  const done = await book(mario, gone, anna, '2026-10-24T10:00');
  await book(lucia, barba, bruno, '2026-10-27T10:00');
  clock.moveTo(FILLED_AT);
  granted(await archiveService(db, actorOf(anna), gone.id));
  await book(mario, taglio, anna, '2027-01-05T10:00');
  await book(lucia, barba, null, '2027-01-05T10:00');
  await book(mario, taglio, bruno, '2027-01-09T16:00');
  const cancelled = await book(lucia, taglio, anna, '2027-01-07T09:00');
  granted(await cancelAppointment(deps, actorOf(lucia), cancelled.id));
  // No call of the first release completes a visit.
  await askDatabase(url, `delete from held_quarters where appointment_id = ${done.id}`);
  await askDatabase(url, `update appointments set status = 'completed' where id = ${done.id}`);
}

async function addUnlistedRows(db: Store, { mario, salone, lucia }: People): Promise<void> {
  const now = clock.now();
  const expire = now.add({ hours: 24 * 7 });
  for (const [index, sid] of kept.sessions.entries())
    await db.sessions.create({ sid, sess: { userId: [mario.id, salone.id][index] }, expire });
  const [own, shared] = kept.browsers;
  const label = 'Chrome su Android';
  await db.trustedDevices.remember({ browser: own, userId: mario.id, staff: false, label }, now);
  await db.trustedDevices.remember({ browser: shared, userId: lucia.id, staff: false, label }, now);
  await db.trustedDevices.remember({ browser: shared, userId: salone.id, staff: true, label }, now);
  const [counter, email] = kept.links;
  const link = { issued: now, expires: now.add({ minutes: 30 }) };
  await db.resetTokens.issue({ ...link, hash: counter, userId: lucia.id, kind: 'counter' });
  await db.resetTokens.issue({ ...link, hash: email, userId: mario.id, kind: 'email' });
  for (let guess = 0; guess < kept.exhausted.limit.most; guess += 1)
    await db.limits.take([kept.exhausted], now);
  for (const hash of kept.uploads) await db.uploads.open(hash, now);
  await db.uploads.receive(kept.uploads[1], 'uploads/arrived');
  await db.uploads.note(['pictures/taglio/640.webp'], now);
  await db.markAsDemo();
}
