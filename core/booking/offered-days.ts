import type { Temporal } from 'temporal-polyfill';
import { type DayGrid, dayGrid } from '../calendar/day-grid.ts';
import {
  type Busy,
  bookableQuarters,
  freeQuarters,
  freeStarts,
  heldQuarters,
} from '../calendar/free-slots.ts';
import { noQuarters, type Quarters, union } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import type { StylistId, User } from '../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { BusyDay } from './agenda.ts';

/** Whose time is asked for, and how long a visit takes; without a length, single quarter-hours are offered. */
export interface SlotQuery {
  /** undefined: whoever can. */
  readonly stylistId?: StylistId | undefined;
  /** Minutes. */
  readonly duration?: number | undefined;
}

/** The stylists a query is about, of those who take bookings now. */
export function stylistsFor(
  { stylistId }: SlotQuery,
  roster: readonly User[],
): Result<readonly StylistId[], ProblemOf<'stylist-not-found'>> {
  const ids = roster.map(({ id }) => id);
  if (stylistId === undefined) return ok(ids);
  return ids.includes(stylistId) ? ok([stylistId]) : refuse({ code: 'stylist-not-found' });
}

/** Quarters (or starts, when a length is wished for) still offered on a date by at least one stylist. */
export interface OfferedDay {
  readonly date: Temporal.PlainDate;
  readonly offered: Quarters;
}

export interface Calendar {
  readonly hours: ShopHours;
  readonly now: ShopMoment;
  readonly stylists: readonly StylistId[];
  /** What is taken; a day that is missing is free. */
  readonly busy: readonly BusyDay[];
}

/** What is offered on each of the dates from `from` to `to`, both included. */
export function offeredDays(
  { hours, now, stylists, busy }: Calendar,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  duration: number | undefined,
): readonly OfferedDay[] {
  const grid = dayGrid(hours);
  const taken = new Map(busy.map(day => [dayName(day.stylistId, day.date), day.busy]));
  return datesFrom(from, to).map(date => {
    const visits = stylists.map(id => taken.get(dayName(id, date)) ?? []);
    return { date, offered: offeredByAny(grid, bookableQuarters(hours, date, now), visits, duration) };
  });
}

const dayName = (stylistId: StylistId, date: Temporal.PlainDate): string => `${stylistId} ${date.toString()}`;

function datesFrom(from: Temporal.PlainDate, to: Temporal.PlainDate): Temporal.PlainDate[] {
  const length = from.until(to, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => from.add({ days: index }));
}

/** What at least one of several stylists' days offers. */
function offeredByAny(
  grid: DayGrid,
  bookable: Quarters,
  days: readonly (readonly Busy[])[],
  duration: number | undefined,
): Quarters {
  return days.reduce((offered, visits) => {
    const free = freeQuarters(bookable, heldQuarters(grid, visits));
    return union(offered, duration === undefined ? free : freeStarts(grid, free, duration));
  }, noQuarters);
}
