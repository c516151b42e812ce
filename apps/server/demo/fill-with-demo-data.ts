import { Temporal } from 'temporal-polyfill';
import { clashes, type StylistDay } from '../../../core/booking/agenda.ts';
import type { Write } from '../../../core/booking/agenda-change.ts';
import type { NewAppointment } from '../../../core/booking/appointment.ts';
import { isOpenDay } from '../../../core/calendar/shop-hours.ts';
import { instantOf, shopMoment } from '../../../core/calendar/shop-time.ts';
import { pictureNames, wholeOf } from '../../../core/catalogue/picture.ts';
import type { Service } from '../../../core/catalogue/service.ts';
import { actorOf } from '../../../core/people/permissions.ts';
import { hasAccount, type User } from '../../../core/people/user.ts';
import { ok } from '../../../core/problem.ts';
import { CommandFailed } from '../cli/command-failed.ts';
import { texts } from '../cli/texts.ts';
import { hasOwnData, type Store } from '../open-store.ts';
import type { Services } from '../service-ids.ts';
import { demoCallers } from './demo-callers.ts';
import { writeDemoLetters } from './demo-letters.ts';
import { demoAdministrator, demoCustomers, demoLogins, demoStylists } from './demo-people.ts';
import { addPicture, pictureNeeds } from './demo-pictures.ts';
import { demoServices } from './demo-services.ts';
import { DAYS_TO_THE_BREAK, isFree, nextOpenDay, setDemoTimetable } from './demo-timetable.ts';
import { type DemoVisit, demoDays, demoVisitsOfMario } from './demo-visits.ts';

const DAYS_BEFORE = 63;
/** Demo visits name the customers with a login by their places, and the callers by numbers from here on. */
const CALLERS = demoCustomers.length;
/** How long ahead people book. */
const DAYS_AHEAD = [7, 1, 3, 14, 0, 5, 21, 2, 10, 6];
/** Whose address is wrong, by her place among the customers. */
const UNREACHABLE = 5;
const DAYS_AFTER = 28;

/** What demo data is put in through. */
export const demoNeeds = [
  ...(['agendas', 'services', 'users', 'timetables', 'clock', 'hours', 'passwordHasher'] as const),
  ...(['outbox', 'appointments'] as const),
  ...pictureNeeds,
] as const;
type DemoDeps = Pick<Services, (typeof demoNeeds)[number]>;

interface Cast {
  readonly services: readonly Service[];
  readonly stylists: readonly User[];
  readonly customers: readonly User[];
}

/** Throws where somebody else's data is: called before anything opens it. */
export async function refuseOwnData(databaseUrl: string): Promise<void> {
  if (await hasOwnData(databaseUrl)) throw new CommandFailed(texts.notEmpty);
}

/**
 * Fills an empty database with an invented shop and marks it as a demo. False when the demo is there already, whose
 * pictures are then looked after; throws when somebody else's data is.
 */
export async function fillWithDemoData(
  core: DemoDeps,
  store: Pick<Store, 'isDemo' | 'markAsDemo'>,
): Promise<boolean> {
  if (await store.isDemo()) {
    await addMissingPictures(core);
    return false;
  }
  if (!(await core.users.isEmpty()) || (await core.services.list()).length > 0) {
    throw new CommandFailed(texts.notEmpty);
  }
  await store.markAsDemo();
  const { administrator, ...people } = await addPeople(core);
  const services: Service[] = [];
  for (const { picture, ...service } of demoServices) {
    const added = await core.services.add({ ...service, imageUrl: null });
    await addPicture(core, actorOf(administrator), added.id, picture);
    services.push(added);
  }
  const cast: Cast = { services, ...people };
  const today = shopMoment(core.hours, core.clock.now()).date;
  for (const visit of demoVisitsOfMario) {
    const stylist = cast.stylists[visit.stylist];
    if (stylist)
      await addVisits(core, cast, stylist, nextOpenDay(core.hours, today.add({ days: visit.days })), [visit]);
  }
  for (let offset = -DAYS_BEFORE; offset <= DAYS_AFTER; offset += 1) {
    await fillDay(core, cast, today.add({ days: offset }), offset < DAYS_TO_THE_BREAK ? 'full' : 'distant');
  }
  await setDemoTimetable(core, cast.stylists, today);
  await writeDemoLetters(core, [cast.customers[0], cast.customers[UNREACHABLE]], core.clock.now());
  return true;
}

/** The storage may be another than the one the demo was made with. */
async function addMissingPictures(core: DemoDeps): Promise<void> {
  const [administrator] = await core.users.list({ role: 'admin' });
  for (const { id, name, imageUrl } of await core.services.list()) {
    const { picture } = demoServices.find(service => service.name === name) ?? {};
    const hangs = await Promise.all(pictureNames(imageUrl).map(file => isThere(core, file)));
    if (picture && administrator && (hangs.length === 0 || hangs.includes(false)))
      await addPicture(core, actorOf(administrator), id, picture);
  }
}

async function isThere({ objects }: DemoDeps, name: string): Promise<boolean> {
  const stored = await objects.get(name);
  // Read to its end: an open file or response would leak.
  if (stored !== undefined) await wholeOf(stored.content);
  return stored !== undefined;
}

async function addPeople(
  core: DemoDeps,
): Promise<Pick<Cast, 'stylists' | 'customers'> & { administrator: User }> {
  const add = async (person: (typeof demoStylists)[number], roles: Pick<User, 'isAdmin' | 'isStylist'>) => {
    const password = demoLogins.find(({ username }) => username === person.username)?.password;
    const passwordHash = await core.passwordHasher.hash(password ?? `${person.username}-demo`);
    const added = await core.users.add({ ...person, ...roles, passwordHash });
    if (!added.ok) throw new CommandFailed(texts.usernameTaken(person.username));
    return added.value;
  };
  const stylists: User[] = [];
  const customers: User[] = [];
  const administrator = await add(demoAdministrator, { isAdmin: true, isStylist: false });
  for (const person of demoStylists) stylists.push(await add(person, { isAdmin: true, isStylist: true }));
  for (const person of demoCustomers) customers.push(await add(person, { isAdmin: false, isStylist: false }));
  for (const caller of demoCallers)
    customers.push((await core.users.addCustomer({ ...caller, requestId: null })).user);
  return { administrator, stylists, customers };
}

/** Every stylist's visits on a date; a distant one has a single visit, since few people book so long ahead. */
async function fillDay(
  core: DemoDeps,
  cast: Cast,
  date: Temporal.PlainDate,
  how: 'full' | 'distant',
): Promise<void> {
  if (!isOpenDay(core.hours, date)) return;
  for (const [index, stylist] of cast.stylists.slice(0, how === 'full' ? undefined : 1).entries()) {
    if (isFree(index, date)) continue;
    const visits = demoDays[(date.dayOfYear + index * 2) % demoDays.length] ?? [];
    await addVisits(core, cast, stylist, date, how === 'full' ? visits : visits.slice(0, 1));
  }
}

/** Stores those of the visits that fit beside what is there; the shop's past may be filled, which no booking could. */
async function addVisits(
  core: DemoDeps,
  cast: Cast,
  stylist: User,
  date: Temporal.PlainDate,
  visits: readonly DemoVisit[],
): Promise<void> {
  const later: Write[] = [];
  await core.agendas.change({ days: [{ stylistId: stylist.id, date }] }, ({ days: [day] }) => {
    const wanted = visits.flatMap(visit => bookingOf(core, cast, day, visit) ?? []);
    return ok({
      writes: wanted,
      answer: stored =>
        stored.forEach(({ id }, index) => {
          const write = wanted[index];
          if (write) later.push(...laterOf(write, id, core.clock.now()));
        }),
    });
  });
  if (later.length === 0) return;
  await core.agendas.change({ days: [{ stylistId: stylist.id, date }] }, () =>
    ok({ writes: later, answer: () => undefined }),
  );
}

/** What became of it: cancelled at once, or written down an hour after its start. */
function laterOf(
  { appointment, by, at, visit: { cancelled, missed, paid } }: DemoWrite,
  id: number,
  now: Temporal.Instant,
): Write[] {
  if (cancelled) return [{ do: 'cancel', id, by, at }];
  const over = appointment.startsAt.add({ hours: 1 });
  if ((!missed && paid === undefined) || Temporal.Instant.compare(over, now) > 0) return [];
  const to = { outcome: missed ? 'missed' : 'completed', paid: paid ?? null } as const;
  const from = { outcome: null, paid: null };
  return [{ do: 'outcome', id, by: appointment.stylistId, at: over, from, to }];
}

type DemoWrite = Extract<Write, { do: 'book' }> & { readonly visit: DemoVisit };

/** Booked by the customer, or by the stylist for customers who telephone, some days ahead or at the latest today. */
function bookingOf(
  { hours, clock }: DemoDeps,
  { services, customers }: Cast,
  day: StylistDay | undefined,
  visit: DemoVisit,
): DemoWrite | undefined {
  if (day === undefined) return undefined;
  const service = services[visit.service];
  const customer = customers[placeOf(visit, day.date)];
  if (service === undefined || customer === undefined) return undefined;
  const time = Temporal.PlainTime.from(visit.time);
  if (clashes(day, { ...service, time })) return undefined;
  const appointment: NewAppointment = {
    userId: customer.id,
    serviceId: service.id,
    stylistId: day.stylistId,
    date: day.date,
    time,
    startsAt: instantOf(hours, day.date, time),
    duration: service.duration,
    processing: service.processing,
    cleanup: service.cleanup,
    price: service.price,
    notes: null,
  };
  const days = DAYS_AHEAD[(day.date.day + time.hour) % DAYS_AHEAD.length] ?? 0;
  const ahead = appointment.startsAt.subtract({ hours: 2 + 24 * days });
  const at = Temporal.Instant.compare(ahead, clock.now()) < 0 ? ahead : clock.now();
  return {
    do: 'book',
    appointment,
    by: hasAccount(customer) ? customer.id : day.stylistId,
    at,
    visit,
  };
}

/** Whoever telephones is somebody else each time. */
const placeOf = ({ customer }: DemoVisit, { dayOfYear }: Temporal.PlainDate): number =>
  customer < CALLERS ? customer : CALLERS + ((dayOfYear * 3 + customer * 5) % demoCallers.length);
