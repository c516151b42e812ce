import { Temporal } from 'temporal-polyfill';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import type { Store } from '../../apps/server/open-store.ts';
import { minuteOfDay, timeOfDay } from '../../core/calendar/day-grid.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { instantOf } from '../../core/calendar/shop-time.ts';
import { ok } from '../../core/problem.ts';

const STYLISTS = 8;
const STARTS = [510, 555, 600, 630, 690, 735, 840, 870, 960, 1020, 1080, 1155];

export interface BenchPeople {
  readonly stylists: readonly number[];
  /** Logs in as `customer` with that word; `admin` does likewise. */
  readonly userId: number;
  readonly serviceId: number;
}

/** Eight stylists, a customer, an administrator and a haircut of thirty minutes, in an empty store. */
export async function addPeople(store: Store): Promise<BenchPeople> {
  const blank = { firstName: null, lastName: null, email: null, phone: null };
  const hasher = new Argon2PasswordHasher();
  const person = async (username: string, roles: { isStylist: boolean; isAdmin: boolean }) => {
    const passwordHash = roles.isStylist ? 'none' : await hasher.hash(username);
    const added = await store.users.add({ ...blank, username, ...roles, passwordHash });
    if (!added.ok) throw new Error(username);
    return added.value.id;
  };
  const stylists: number[] = [];
  for (let index = 0; index < STYLISTS; index += 1)
    stylists.push(await person(`stylist${index}`, { isStylist: true, isAdmin: false }));
  await person('admin', { isStylist: false, isAdmin: true });
  const userId = await person('customer', { isStylist: false, isAdmin: false });
  const service = await store.services.add({
    ...{ name: 'Taglio', category: 'Capelli', duration: 30, price: 1800, description: null, imageUrl: null },
    ...plainTimes,
  });
  return { stylists, userId, serviceId: service.id };
}

/** Stores `count` visits, twelve to a stylist's day, on the open days up to four weeks from now. */
export async function storeVisits(
  store: Store,
  { stylists, userId, serviceId }: BenchPeople,
  count: number,
): Promise<void> {
  let stored = 0;
  let date = new SystemClock().now().toZonedDateTimeISO(hours.zone).toPlainDate().add({ weeks: 4 });
  while (stored < count) {
    date = date.subtract({ days: 1 });
    if (date.dayOfWeek === 1 || date.dayOfWeek === 7) continue;
    for (const stylistId of stylists) {
      await storeDay(store, { stylistId, date, userId, serviceId });
      stored += STARTS.length;
    }
  }
}

/** A first stylist's week, five weeks from now, of a visit every quarter-hour; the address that shows it in the dashboard. */
export async function storeFullWeek(
  store: Store,
  { stylists, userId, serviceId }: BenchPeople,
): Promise<string> {
  const stylistId = stylists[0] ?? 0;
  const now = new SystemClock().now().toZonedDateTimeISO(hours.zone).toPlainDate();
  const monday = now.add({ weeks: 5 }).subtract({ days: now.dayOfWeek - 1 });
  for (const [index, opening] of hours.week.entries()) {
    const starts = opening.flatMap(({ from, to }) => quartersBetween(minuteOfDay(from), minuteOfDay(to)));
    const day = { stylistId, date: monday.add({ days: index }), userId, serviceId };
    if (starts.length > 0) await storeDay(store, day, starts, () => hours.granularity);
  }
  return `?giorno=${monday}&stylist=${stylistId}&vista=settimana`;
}

function quartersBetween(from: number, to: number): number[] {
  return Array.from(
    { length: (to - from) / hours.granularity },
    (_, index) => from + index * hours.granularity,
  );
}

interface DayOf {
  readonly stylistId: number;
  readonly date: Temporal.PlainDate;
  readonly userId: number;
  readonly serviceId: number;
}

function storeDay(
  { agendas }: Store,
  day: DayOf,
  starts: readonly number[] = STARTS,
  minutes: (index: number) => number = index => (index % 3 === 0 ? 30 : 15),
) {
  return agendas.change({ days: [day] }, () =>
    ok({
      writes: starts.map((start, index) => {
        const time = Temporal.PlainTime.from(timeOfDay(start));
        const startsAt = instantOf(hours, day.date, time);
        const duration = minutes(index);
        return {
          ...{ do: 'book' as const, by: day.userId, at: new SystemClock().now() },
          appointment: { ...day, ...plainTimes, time, startsAt, duration, price: 1800, notes: null },
        };
      }),
      answer: () => undefined,
    }),
  );
}
