import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { instantOf, shopMoment } from '../calendar/shop-time.ts';
import type { User, UserId } from '../people/user.ts';
import type { AppointmentStart, Appointments, Histories } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { LetterChoices } from '../ports/letters/letter-choices.ts';
import type { Outbox } from '../ports/letters/outbox.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import type { TimedLetter } from './letter.ts';
import { isReceived, isSent, type LetterKind } from './letter-kinds.ts';
import { placedBy } from './still-to-tell.ts';

export interface RemindingDeps {
  readonly outbox: Pick<Outbox, 'add'>;
  readonly appointments: Pick<Appointments, 'startingIn' | 'find'>;
  readonly histories: Histories;
  readonly users: Users;
  readonly letterChoices: LetterChoices;
  readonly timetables: Timetables;
  readonly clock: Clock;
}

/** Up to which start customers are being reminded, with so many hours; for which day stylists have been told. */
export interface Reminded {
  readonly hours: number;
  readonly until: Temporal.Instant;
  readonly unread: Unread | undefined;
  readonly day: Temporal.PlainDate | null;
}

interface Unread {
  readonly from: Temporal.Instant;
  readonly after: AppointmentStart;
}

const EVENING = 19 * 60;
/** Few, so that a letter somebody waits for stands behind few reminders. */
const AT_ONCE = 5;
const PAGE = 50;
/** From a decision until it is stored: each wait ends within 20 s (`adapters/mikro-orm/engine`), but there may be several. */
const LONGEST_CHANGE = { minutes: 15 };

/**
 * Puts into the outbox what the clock causes, a few with each call until nothing is `unread`; a visit's key keeps it from
 * being reminded of twice. What is booked or moved later than that, also while visits are read, gets none.
 */
export async function sendReminders(deps: RemindingDeps, before: Reminded | undefined): Promise<Reminded> {
  const now = deps.clock.now();
  const { hours: shopHours, letters } = await deps.timetables.current();
  const hours = isSent(letters, 'reminder') ? letters.reminderHours : 0;
  const same = before?.hours === hours ? before : undefined;
  const span = spanAfter(same, now, hours);
  const unread = hours > 0 ? await remind(deps, { ...span, now, hours }) : undefined;
  const { date, minute } = shopMoment(shopHours, now);
  const day = date.add({ days: 1 });
  const isTold = before?.day?.equals(day) === true || minute < EVENING || unread !== undefined;
  if (!isTold && isSent(letters, 'stylist-tomorrow')) await tellStylists(deps, shopHours, day);
  const toldFor = isTold ? (before?.day ?? null) : day;
  return { hours, until: span.until, unread, day: toldFor };
}

function spanAfter(before: Reminded | undefined, now: Temporal.Instant, hours: number): Span {
  if (before?.unread !== undefined) return { ...before.unread, until: before.until };
  const toCome = now.add({ milliseconds: 1 });
  const from = before === undefined ? toCome : later(before.until.subtract(LONGEST_CHANGE), toCome);
  return { from, until: now.add({ hours }) };
}

const isLater = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;
const later = (a: Temporal.Instant, b: Temporal.Instant) => (isLater(a, b) ? a : b);

interface Span {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  readonly after?: AppointmentStart;
}

async function* pagesOf(
  { appointments }: RemindingDeps,
  span: Span,
): AsyncGenerator<readonly AppointmentStart[]> {
  let page: readonly AppointmentStart[];
  let after: AppointmentStart | undefined;
  do {
    page = await appointments.startingIn({ ...span, after, most: PAGE });
    after = page.at(-1);
    yield page;
  } while (page.length === PAGE);
}

interface Due extends Span {
  readonly now: Temporal.Instant;
  readonly hours: number;
}

async function remind(deps: RemindingDeps, due: Due): Promise<Unread | undefined> {
  const { from, until, after } = due;
  const starts = await deps.appointments.startingIn({ from, until, after, most: AT_ONCE });
  const customers = starts.map(({ userId }) => userId);
  const readers = await receiversOf(deps, 'reminder', customers);
  const wanted = starts.filter(({ userId }) => readers.has(userId));
  // Read anew: some may have been cancelled or moved meanwhile.
  const found = await Promise.all(wanted.map(({ id }) => deps.appointments.find(id)));
  const visits = found.flatMap(visit => (visit !== undefined && isDue(visit, due) ? [visit] : []));
  const reminders = await Promise.all(visits.map(visit => reminderOf(deps, visit, due.hours)));
  await deps.outbox.add(reminders.flat());
  const last = starts.at(AT_ONCE - 1);
  return last && { from, after: last };
}

const isDue = ({ status, startsAt }: Appointment, { now, until }: Due): boolean =>
  status === 'confirmed' && isLater(startsAt, now) && !isLater(startsAt, until);

async function receiversOf(
  { users, letterChoices }: RemindingDeps,
  kind: LetterKind,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, User>> {
  const people = await users.findMany([...new Set(ids)]);
  const wanting = await Promise.all(
    people.map(async person => (isReceived(kind, person, await letterChoices.of(person.id)) ? [person] : [])),
  );
  return new Map(wanting.flat().map(person => [person.id, person]));
}

/** None for what was put there less than so long ahead. */
async function reminderOf(
  { histories, clock }: RemindingDeps,
  { id, userId, startsAt }: AppointmentStart,
  hours: number,
): Promise<readonly TimedLetter[]> {
  const history = await histories.of(id);
  const change = placedBy(history);
  const placed = history[change - 1]?.at;
  if (placed !== undefined && Temporal.Instant.compare(placed, startsAt.subtract({ hours })) > 0) return [];
  const key = `reminder-${id}-${change}`;
  return [{ key, kind: 'reminder', to: userId, visit: id, change, day: null, due: clock.now() }];
}

async function tellStylists(deps: RemindingDeps, hours: ShopHours, day: Temporal.PlainDate): Promise<void> {
  const midnight = (date: Temporal.PlainDate) => instantOf(hours, date, new Temporal.PlainTime());
  const until = midnight(day.add({ days: 1 })).subtract({ milliseconds: 1 });
  const stylists = new Set<UserId>();
  for await (const page of pagesOf(deps, { from: midnight(day), until }))
    for (const { stylistId } of page) stylists.add(stylistId);
  const readers = await receiversOf(deps, 'stylist-tomorrow', [...stylists]);
  const due = deps.clock.now();
  const letters = [...readers.keys()].map(to => ({
    ...{ key: `stylist-tomorrow-${day.toString()}-${to}`, kind: 'stylist-tomorrow' as const, to },
    ...{ visit: null, change: 0, day, due },
  }));
  await deps.outbox.add(letters);
}
