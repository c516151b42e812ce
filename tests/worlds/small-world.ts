import { Temporal } from 'temporal-polyfill';
import { FixedClock } from '../../adapters/memory/fixed-clock.ts';
import { openMemoryDatabase } from '../../adapters/memory/memory-database.ts';
import { PlainPasswordHasher } from '../../adapters/memory/plain-password-hasher.ts';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { bookAppointment } from '../../core/booking/book-appointment.ts';
import { defaultShopHours, type ShopHours } from '../../core/calendar/shop-hours.ts';
import type { ShopMoment } from '../../core/calendar/shop-time.ts';
import type { Terms } from '../../core/catalogue/service.ts';
import { type Actor, actorOf } from '../../core/people/permissions.ts';
import type { User } from '../../core/people/user.ts';
import type { Result } from '../../core/problem.ts';

/** Tuesday 5 January 2027, 08:00 in the shop, unless told otherwise. */
const OPENING_DAY = '2027-01-05T08:00:00+01:00';

/** The small shop on the in-memory adapters, with a clock that stands still: all that the core needs. */
export async function openSmallWorld(now: string = OPENING_DAY, hours: ShopHours = defaultShopHours) {
  const db = openMemoryDatabase(hours);
  const clock = new FixedClock(now);
  const people = await seedSmallShop(db);
  const shop = { name: 'Salone Aurora', phone: '055 123' };
  return { ...db, ...people, clock, hours, shop, passwordHasher: new PlainPasswordHasher() };
}

export type SmallWorld = Awaited<ReturnType<typeof openSmallWorld>>;

export const date = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
export const time = (text: string): Temporal.PlainTime => Temporal.PlainTime.from(text);
export const as = (user: User): Actor => actorOf(user);

/** The instant of a moment on the shop's clock, as a clock is set. */
export const instantText = (
  { date: day, minute }: ShopMoment,
  { zone }: ShopHours = defaultShopHours,
): string =>
  day
    .toZonedDateTime({ timeZone: zone, plainTime: time('00:00').add({ minutes: minute }) })
    .toInstant()
    .toString();

/** A value, or the refusal as a test failure. */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
}

/** The code of a refusal; undefined for a success. */
export const refusal = (result: Result<unknown>): string | undefined =>
  result.ok ? undefined : result.problem.code;

interface Wanted {
  readonly by?: User;
  readonly customer?: User;
  readonly service?: { readonly id: number };
  /** In place of one. */
  readonly services?: readonly { readonly id: number }[];
  readonly stylist?: { readonly id: number } | null;
  readonly day?: string;
  readonly at: string;
  readonly notes?: string | null;
  readonly expected?: Terms;
  readonly override?: boolean;
  readonly letter?: boolean;
}

/** Mario books a haircut with Anna on 5 January 2027, except for what is said. */
export function book(world: SmallWorld, { day = '2027-01-05', at, notes = null, ...wanted }: Wanted) {
  const customer = wanted.customer ?? wanted.by ?? world.mario;
  const stylist = wanted.stylist === undefined ? world.anna : wanted.stylist;
  return bookAppointment(world, as(wanted.by ?? customer), {
    userId: customer.id,
    serviceIds: (wanted.services ?? [wanted.service ?? world.taglio]).map(({ id }) => id),
    stylistId: stylist?.id ?? null,
    date: date(day),
    time: time(at),
    notes,
    expected: wanted.expected,
    override: wanted.override,
    letter: wanted.letter,
  });
}
