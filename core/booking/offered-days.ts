import type { Temporal } from 'temporal-polyfill';
import type { DayGrid } from '../calendar/day-grid.ts';
import {
  type Busy,
  bookableQuarters,
  freeQuarters,
  freeStarts,
  heldQuarters,
} from '../calendar/free-slots.ts';
import { isEmpty, noQuarters, type Quarters, union } from '../calendar/quarters.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import type { StylistId, User } from '../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Minutes } from '../units.ts';
import type { BusyDay } from './agenda.ts';

/** Whose time, and for how long; without a duration single quarter-hours are offered. */
export interface SlotQuery {
  /** undefined: whoever can. */
  readonly stylistId?: StylistId | undefined;
  readonly duration?: Minutes | undefined;
}

export function stylistsFor(
  { stylistId }: SlotQuery,
  roster: readonly User[],
): Result<readonly StylistId[], ProblemOf<'stylist-not-found'>> {
  const ids = roster.map(({ id }) => id);
  if (stylistId === undefined) return ok(ids);
  return ids.includes(stylistId) ? ok([stylistId]) : refuse({ code: 'stylist-not-found' });
}

/** Quarters (or starts, given a duration) that at least one stylist still offers. */
export interface OfferedDay {
  readonly date: Temporal.PlainDate;
  readonly offered: Quarters;
  readonly grid: DayGrid;
  readonly isShopOpen: boolean;
  /** By anybody asked for. */
  readonly isWorked: boolean;
}

export interface Calendar {
  readonly timetable: Timetable;
  readonly now: ShopMoment;
  readonly stylists: readonly StylistId[];
  /** What is taken; a day that is missing is free. */
  readonly busy: readonly BusyDay[];
}

/** `from` and `to` both included. */
export function offeredDays(
  { timetable, now, stylists, busy }: Calendar,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  duration: Minutes | undefined,
): readonly OfferedDay[] {
  const taken = new Map(busy.map(day => [dayName(day.stylistId, day.date), day.busy]));
  return datesFrom(from, to).map(date => {
    const shop = shopDay(timetable, date);
    let offered = noQuarters;
    let worked = noQuarters;
    for (const id of stylists) {
      const day = workDay(timetable, shop, id);
      const bookable = bookableQuarters(timetable.hours, day, now);
      const held = taken.get(dayName(id, date)) ?? [];
      worked = union(worked, day.works);
      offered = union(offered, offeredBy(day.grid, bookable, held, duration));
    }
    const isShopOpen = !isEmpty(shop.open);
    return { date, grid: shop.grid, offered, isShopOpen, isWorked: !isEmpty(worked) };
  });
}

const dayName = (stylistId: StylistId, date: Temporal.PlainDate): string => `${stylistId} ${date.toString()}`;

function datesFrom(from: Temporal.PlainDate, to: Temporal.PlainDate): Temporal.PlainDate[] {
  const length = from.until(to, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => from.add({ days: index }));
}

function offeredBy(
  grid: DayGrid,
  bookable: Quarters,
  held: readonly Busy[],
  duration: Minutes | undefined,
): Quarters {
  const free = freeQuarters(bookable, heldQuarters(grid, held));
  return duration === undefined ? free : freeStarts(grid, free, duration);
}
