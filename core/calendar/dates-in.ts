import type { Temporal } from 'temporal-polyfill';
import { entryOf } from '../entry-of.ts';
import { dayNumber } from './day-number.ts';
import type { DateRange } from './timetable.ts';

/** Dates are asked for again and again, and a new one costs microseconds: each stands here once. */
const known = new Map<number, Temporal.PlainDate>();
const following = new WeakMap<Temporal.PlainDate, Temporal.PlainDate>();

const DATES_KEPT = 4_000;

function once(date: Temporal.PlainDate): Temporal.PlainDate {
  if (known.size >= DATES_KEPT) known.clear();
  return entryOf(known, dayNumber(date), () => date);
}

const dayAfter = (date: Temporal.PlainDate): Temporal.PlainDate =>
  entryOf(following, date, () => once(date.add({ days: 1 })));

/** In order; none of a range that ends before it begins. */
export function datesIn({ from, to }: DateRange): Temporal.PlainDate[] {
  const last = dayNumber(to);
  const dates: Temporal.PlainDate[] = [];
  for (let date = once(from); dayNumber(date) <= last; date = dayAfter(date)) dates.push(date);
  return dates;
}
