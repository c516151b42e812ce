import { Temporal } from 'temporal-polyfill';
import { minuteOfDay } from './calendar/day-grid.ts';
import { entryOf } from './entry-of.ts';
import type { ClockTime, MinuteOfDay } from './units.ts';

/**
 * Days (`yyyy-MM-dd`) and wall times (minutes after midnight) as values, cached: parsing one costs microseconds, and the same
 * few come again and again.
 */
const days = new Map<string, Temporal.PlainDate>();
const times = new Map<number, Temporal.PlainTime>();

const DAYS_KEPT = 2_000;

export function plainDate(day: string): Temporal.PlainDate {
  if (days.size >= DAYS_KEPT) days.clear();
  return entryOf(days, day, dateOf);
}

export const plainTime = (minute: MinuteOfDay): Temporal.PlainTime => entryOf(times, minute, timeOf);

export const plainTimeOf = (time: ClockTime): Temporal.PlainTime => plainTime(minuteOfDay(time));

const dateOf = (day: string) => Temporal.PlainDate.from(day);

const timeOf = (minute: number) => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
