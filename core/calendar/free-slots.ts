import { Temporal } from 'temporal-polyfill';
import type { ClockTime, MinuteOfDay, Minutes } from '../units.ts';
import { type DayGrid, notYetBegun, quartersFor, quartersOf } from './day-grid.ts';
import { includes, noQuarters, pick, type Quarters, startsOfRuns, union, without } from './quarters.ts';
import type { ShopHours } from './shop-hours.ts';
import { lastBookableDay, type ShopMoment } from './shop-time.ts';
import type { Timetable } from './timetable.ts';
import { gridOn, shopOpeningOn } from './timetable-on.ts';
import type { WorkDay } from './work-day.ts';

export interface Busy {
  readonly start: MinuteOfDay;
  readonly minutes: Minutes;
}

export interface TimeSlot {
  readonly id: number;
  readonly time: ClockTime;
  readonly isAvailable: boolean;
}

/** Of the quarters worked on a date, those that can still be booked: none on a past or too distant day. */
export function bookableQuarters(
  hours: ShopHours,
  { date, grid, works }: Pick<WorkDay, 'date' | 'grid' | 'works'>,
  now: ShopMoment,
): Quarters {
  const order = Temporal.PlainDate.compare(date, now.date);
  if (order < 0 || Temporal.PlainDate.compare(date, lastBookableDay(hours, now.date)) > 0) return noQuarters;
  return order === 0 ? notYetBegun(grid, works, now.minute) : works;
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
export function slotsOf(timetable: Timetable, date: Temporal.PlainDate, available: Quarters): TimeSlot[] {
  if (shopOpeningOn(timetable, date).length === 0) return [];
  return gridOn(timetable, date).times.map((time, index) => ({
    id: index + 1,
    time,
    isAvailable: includes(available, index),
  }));
}
