import { Temporal } from 'temporal-polyfill';
import type { ClockTime, MinuteOfDay, Minutes } from '../units.ts';
import { type DayGrid, dayGrid, notYetBegun, openQuarters, quartersFor, quartersOf } from './day-grid.ts';
import { includes, noQuarters, pick, type Quarters, startsOfRuns, union, without } from './quarters.ts';
import { isOpenDay, type Opening, type ShopHours } from './shop-hours.ts';
import { lastBookableDay, type ShopMoment } from './shop-time.ts';

export interface Busy {
  readonly start: MinuteOfDay;
  readonly minutes: Minutes;
}

export interface TimeSlot {
  readonly id: number;
  readonly time: ClockTime;
  readonly isAvailable: boolean;
}

export interface OpenDay {
  readonly date: Temporal.PlainDate;
  readonly opening: Opening;
}

/** The quarters that can still be booked while nobody has: none on a closed, past or too distant day. */
export function bookableQuarters(hours: ShopHours, { date, opening }: OpenDay, now: ShopMoment): Quarters {
  const grid = dayGrid(hours);
  const order = Temporal.PlainDate.compare(date, now.date);
  if (order < 0 || Temporal.PlainDate.compare(date, lastBookableDay(hours, now.date)) > 0) return noQuarters;
  const open = openQuarters(grid, opening);
  return order === 0 ? notYetBegun(grid, open, now.minute) : open;
}

/** The quarters taken by appointments, in any order; those that touch or overlap count once. */
export function heldQuarters(grid: DayGrid, busy: readonly Busy[]): Quarters {
  let held = noQuarters;
  for (const { start, minutes } of busy) held = union(held, quartersOf(grid, start, minutes));
  return held;
}

export const freeQuarters = without;

/** Lunch break and closing need no rule: no quarter is free there. Source: specification, time slots. */
export const freeStarts = (grid: DayGrid, free: Quarters, minutes: Minutes): Quarters =>
  startsOfRuns(free, quartersFor(grid, minutes));

export const timesOf = (grid: DayGrid, quarters: Quarters): ClockTime[] => pick(quarters, grid.times);

/** Every quarter of the grid with ids from 1, or nothing on a closed day. */
export function slotsOf(hours: ShopHours, date: Temporal.PlainDate, available: Quarters): TimeSlot[] {
  if (!isOpenDay(hours, date)) return [];
  return dayGrid(hours).times.map((time, index) => ({
    id: index + 1,
    time,
    isAvailable: includes(available, index),
  }));
}
