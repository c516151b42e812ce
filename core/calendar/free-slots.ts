import type { Temporal } from 'temporal-polyfill';
import type { ClockTime, MinuteOfDay, Minutes } from '../units.ts';
import { type DayGrid, notYetBegun, quartersFor, quartersOf } from './day-grid.ts';
import { dayNumber, yearOf } from './day-number.ts';
import { isBlock, type Pattern, type Stretch } from './pattern.ts';
import { includes, noQuarters, pick, type Quarters, span, startsOfRuns, union, without } from './quarters.ts';
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
  /** What its visits hold, in any order. */
  readonly busy: readonly Busy[];
}

export const heldFrom = (start: MinuteOfDay, { held }: Pattern): Busy[] =>
  held.map(({ from, to }) => ({ start: start + from, minutes: to - from }));

/** Those that touch or overlap count once. */
export function heldQuarters(grid: DayGrid, busy: readonly Busy[]): Quarters {
  let held = noQuarters;
  for (const { start, minutes } of busy) held = union(held, quartersOf(grid, start, minutes));
  return held;
}

export const freeQuarters = (grid: DayGrid, { bookable, busy }: DayTime): Quarters =>
  without(bookable, heldQuarters(grid, busy));

/**
 * The customer's whole time is bookable, and nothing that the stylist is held meets another visit. Lunch break and closing
 * need no rule: no quarter is bookable there. Source: specification, time slots; second release, times of a service.
 */
export function freeStarts(grid: DayGrid, dayTime: DayTime, pattern: Pattern): Quarters {
  const length = quartersFor(grid, pattern.minutes);
  if (isBlock(pattern)) return startsOfRuns(freeQuarters(grid, dayTime), length);
  let starts = startsOfRuns(dayTime.bookable, length);
  for (const stretch of pattern.held) starts = withoutMeeting(starts, grid, dayTime.busy, stretch);
  return starts;
}

/** A visit may lie beyond either end of the grid, where clean-up still reaches it. */
function withoutMeeting(
  starts: Quarters,
  { opensAt, granularity }: DayGrid,
  busy: readonly Busy[],
  { from, to }: Stretch,
): Quarters {
  const earliest = opensAt + to - granularity;
  const latest = opensAt + from;
  let rest = starts;
  for (const { start, minutes } of busy)
    rest = without(
      rest,
      span(Math.floor((start - earliest) / granularity), Math.ceil((start + minutes - latest) / granularity)),
    );
  return rest;
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
