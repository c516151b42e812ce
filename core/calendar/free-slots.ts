import { Temporal } from 'temporal-polyfill';
import {
  type DayGrid,
  dayGrid,
  isOpenDay,
  notYetBegun,
  openQuarters,
  quartersFor,
  quartersOf,
} from './day-grid.ts';
import { includes, noQuarters, pick, type Quarters, startsOfRuns, union, without } from './quarters.ts';
import type { ShopHours } from './shop-hours.ts';
import { lastBookableDay, type ShopMoment } from './shop-time.ts';

/** The only code that decides which quarter-hours and which starts are offered. Source: specification, time slots. */

/** A stretch of a stylist's day that is taken: start in minutes after midnight, length in minutes. */
export interface Busy {
  readonly start: number;
  readonly minutes: number;
}

export interface TimeSlot {
  readonly id: number;
  readonly time: string;
  readonly isAvailable: boolean;
}

/** The quarters somebody could still come in on `date`, before anybody has booked: none on a closed, past or too distant day. */
export function bookableQuarters(hours: ShopHours, date: Temporal.PlainDate, now: ShopMoment): Quarters {
  const grid = dayGrid(hours);
  const order = Temporal.PlainDate.compare(date, now.date);
  if (order < 0 || Temporal.PlainDate.compare(date, lastBookableDay(hours, now.date)) > 0) return noQuarters;
  const open = openQuarters(grid, date.dayOfWeek);
  return order === 0 ? notYetBegun(grid, open, now.minute) : open;
}

/** The quarters taken by visits, in any order; visits that touch or overlap count once. */
export function heldQuarters(grid: DayGrid, visits: readonly Busy[]): Quarters {
  let held = noQuarters;
  for (const { start, minutes } of visits) held = union(held, quartersOf(grid, start, minutes));
  return held;
}

/** What is left of the bookable quarters once the held ones are gone. */
export const freeQuarters = without;

/**
 * The starts at which a visit of `minutes` fits: enough consecutive free quarters. Lunch break and closing need no rule
 * of their own, since no quarter is free there; a visit of one quarter or less needs just the quarter it starts in.
 */
export const freeStarts = (grid: DayGrid, free: Quarters, minutes: number): Quarters =>
  startsOfRuns(free, quartersFor(grid, minutes));

/** `HH:mm` of the given quarters, ascending. */
export const timesOf = (grid: DayGrid, quarters: Quarters): string[] => pick(quarters, grid.times);

/** The day as it is sent: every quarter of the grid with stable ids from 1, or nothing on a closed day. */
export function slotsOf(hours: ShopHours, date: Temporal.PlainDate, available: Quarters): TimeSlot[] {
  if (!isOpenDay(hours, date.dayOfWeek)) return [];
  return dayGrid(hours).times.map((time, index) => ({
    id: index + 1,
    time,
    isAvailable: includes(available, index),
  }));
}
