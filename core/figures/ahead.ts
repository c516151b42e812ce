import { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { wallTime } from '../calendar/shop-time.ts';
import { entryOf } from '../entry-of.ts';
import type { CountedVisit, EpochMs } from './counted-visit.ts';

/** Visits that were booked so many days before, both ends included; `to` null: or more. */
export interface Ahead {
  readonly from: number;
  readonly to: number | null;
  readonly visits: number;
}

export interface BookedAhead {
  readonly ranges: readonly Ahead[];
  /** Half of the visits were booked at most so many days before; null: of none it is known. */
  readonly median: number | null;
  /** Booked before the shop noted when. */
  readonly unknown: number;
}

const ranges = [
  [0, 0],
  [1, 1],
  [2, 3],
  [4, 7],
  [8, 14],
  [15, 30],
  [31, null],
] as const;

const DAY = 86_400_000;

/** Whole days on the shop's calendar; an appointment entered after its start counts as booked that day. */
export function daysAhead(hours: ShopHours, { date, bookedAt }: Booked): number | null {
  if (bookedAt === null) return null;
  return Math.max(0, epochDay(date) - shopDay(hours, bookedAt));
}

type Booked = Pick<CountedVisit, 'date' | 'bookedAt'>;

const epochDays = new WeakMap<Temporal.PlainDate, number>();

const epochDay = (date: Temporal.PlainDate): number =>
  entryOf(epochDays, date, () => date.toZonedDateTime('UTC').epochMilliseconds / DAY);

/** By zone and day since 1970. */
const offsets = new Map<string, Offsets>();

type Offsets = Map<number, readonly [EpochMs, EpochMs]>;

const OFFSETS_KEPT = 4_000;

/** Days since 1970 on the shop's clock. Its distance from UTC is asked for once a day, and on days on which it changes each time. */
function shopDay(hours: ShopHours, at: EpochMs): number {
  const ofZone = entryOf(offsets, hours.zone, (): Offsets => new Map());
  if (ofZone.size >= OFFSETS_KEPT) ofZone.clear();
  const day = Math.floor(at / DAY);
  const [first, last] = entryOf(ofZone, day, () => [
    offsetAt(hours, day * DAY),
    offsetAt(hours, (day + 1) * DAY),
  ]);
  const offset = first === last ? first : offsetAt(hours, at);
  return Math.floor((at + offset) / DAY);
}

const offsetAt = (hours: ShopHours, at: EpochMs): EpochMs => {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  return wallTime(hours, instant).toZonedDateTime('UTC').epochMilliseconds - at;
};

/** `days`: how many visits were booked so many days before. */
export function bookedAhead(days: ReadonlyMap<number, number>, unknown: number): BookedAhead {
  const ascending = [...days].toSorted(([a], [b]) => a - b);
  const known = ascending.reduce((sum, [, visits]) => sum + visits, 0);
  const within = (from: number, to: number | null): number =>
    ascending.reduce((sum, [at, visits]) => sum + (at >= from && at <= (to ?? at) ? visits : 0), 0);
  let seen = 0;
  const median = ascending.find(([, visits]) => {
    seen += visits;
    return seen * 2 >= known;
  });
  return {
    ranges: ranges.map(([from, to]) => ({ from, to, visits: within(from, to) })),
    median: median?.[0] ?? null,
    unknown,
  };
}
