import type { Temporal } from 'temporal-polyfill';
import { customerStarts } from '../calendar/customer-starts.ts';
import { datesIn } from '../calendar/dates-in.ts';
import type { DayGrid } from '../calendar/day-grid.ts';
import { dayNumber } from '../calendar/day-number.ts';
import { type Busy, bookableQuarters, freeQuarters, freeStarts } from '../calendar/free-slots.ts';
import type { Pattern } from '../calendar/pattern.ts';
import { isEmpty, noQuarters, type Quarters, union } from '../calendar/quarters.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import type { StylistId } from '../people/user.ts';
import type { BusyDay } from './agenda.ts';

/** Quarters (or starts, given a pattern) that at least one stylist still offers. */
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
  /** When somebody asks whom the shop's rules bind. */
  readonly boundAt?: Temporal.Instant | undefined;
}

/** `from` and `to` both included. */
export function offeredDays(
  { timetable, now, stylists, busy, boundAt }: Calendar,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  pattern: Pattern | undefined,
): readonly OfferedDay[] {
  const theirs = boundAt && customerStarts(timetable, boundAt);
  const taken = new Map(busy.map(day => [dayKey(day.stylistId, day.date), day.busy]));
  return datesIn({ from, to }).map(date => {
    const shop = shopDay(timetable, date);
    let offered = noQuarters;
    let worked = noQuarters;
    for (const id of stylists) {
      const day = workDay(timetable, shop, id);
      const bookable = bookableQuarters(timetable.hours, day, now);
      const held = taken.get(dayKey(id, date)) ?? [];
      worked = union(worked, day.works);
      offered = union(offered, offeredBy(day.grid, bookable, held, pattern));
    }
    const isShopOpen = !isEmpty(shop.open);
    if (theirs) offered = theirs(date, shop.grid, offered);
    return { date, grid: shop.grid, offered, isShopOpen, isWorked: !isEmpty(worked) };
  });
}

/** Larger than any day's number. */
const BEYOND_DAYS = 2 ** 23;

const dayKey = (stylistId: StylistId, date: Temporal.PlainDate): number =>
  stylistId * BEYOND_DAYS + dayNumber(date);

function offeredBy(
  grid: DayGrid,
  bookable: Quarters,
  busy: readonly Busy[],
  pattern: Pattern | undefined,
): Quarters {
  const dayTime = { bookable, busy };
  return pattern === undefined ? freeQuarters(grid, dayTime) : freeStarts(grid, dayTime, pattern);
}
