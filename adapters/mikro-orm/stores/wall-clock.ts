import { Temporal } from 'temporal-polyfill';

/**
 * Stored days (`yyyy-MM-dd`) and wall times (minutes after midnight) as values, cached: parsing one costs microseconds, and a
 * page shows the same few again and again.
 */
const days = new Map<string, Temporal.PlainDate>();
const times = new Map<number, Temporal.PlainTime>();

const DAYS_KEPT = 2_000;

export function plainDate(day: string): Temporal.PlainDate {
  const known = days.get(day);
  if (known !== undefined) return known;
  if (days.size >= DAYS_KEPT) days.clear();
  const made = Temporal.PlainDate.from(day);
  days.set(day, made);
  return made;
}

export function plainTime(minute: number): Temporal.PlainTime {
  const known = times.get(minute);
  if (known !== undefined) return known;
  const made = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
  times.set(minute, made);
  return made;
}
