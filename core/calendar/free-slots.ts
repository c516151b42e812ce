import type { Temporal } from 'temporal-polyfill';
import type { ClockTime, MinuteOfDay, Minutes } from '../units.ts';
import { type DayGrid, notYetBegun, quartersFor, quartersOf } from './day-grid.ts';
import { dayNumber, yearOf } from './day-number.ts';
import { isBlock, type Pattern } from './pattern.ts';
import {
  includes,
  noQuarters,
  pick,
  type Quarters,
  startsOfRuns,
  startsThatMeet,
  union,
  without,
} from './quarters.ts';
import type { ShopHours } from './shop-hours.ts';
import type { ShopMoment } from './shop-time.ts';
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
  { number, grid, works }: Pick<WorkDay, 'number' | 'grid' | 'works'>,
  now: ShopMoment,
): Quarters {
  const today = dayNumber(now.date);
  if (number < today || yearOf(number) > yearOf(today) + hours.horizonYears) return noQuarters;
  return number === today ? notYetBegun(grid, works, now.minute) : works;
}

export interface DayTime {
  readonly bookable: Quarters;
  readonly held: Quarters;
}

export const heldFrom = (start: MinuteOfDay, { held }: Pattern): Busy[] =>
  held.map(({ from, to }) => ({ start: start + from, minutes: to - from }));

/** The quarters taken by appointments, in any order; those that touch or overlap count once. */
export function heldQuarters(grid: DayGrid, busy: readonly Busy[]): Quarters {
  let held = noQuarters;
  for (const { start, minutes } of busy) held = union(held, quartersOf(grid, start, minutes));
  return held;
}

export const freeQuarters = ({ bookable, held }: DayTime): Quarters => without(bookable, held);

/**
 * The customer's whole time is bookable, and nothing that the stylist is held meets another visit. Lunch break and closing
 * need no rule: no quarter is bookable there. Source: specification, time slots; second release, times of a service.
 */
export function freeStarts(grid: DayGrid, { bookable, held }: DayTime, pattern: Pattern): Quarters {
  if (isBlock(pattern)) return startsOfRuns(without(bookable, held), quartersFor(grid, pattern.minutes));
  let starts = startsOfRuns(bookable, quartersFor(grid, pattern.minutes));
  for (const { from, to } of pattern.held)
    starts = without(
      starts,
      startsThatMeet(held, Math.floor(from / grid.granularity), quartersFor(grid, to)),
    );
  return starts;
}

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
