import type { Temporal } from 'temporal-polyfill';
import type { DateRange } from './timetable.ts';

/** In order; none of a range that ends before it begins. */
export function datesIn({ from, to }: DateRange): Temporal.PlainDate[] {
  const length = from.until(to, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => from.add({ days: index }));
}
