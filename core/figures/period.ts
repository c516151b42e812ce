import type { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { instantOf, wallTime } from '../calendar/shop-time.ts';
import { covers, type DateRange } from '../calendar/timetable.ts';

/** Counted as far as it has gone. */
export interface Period extends DateRange {
  readonly until: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/** As many whole months as it has; otherwise as many days. */
export function rangeBefore({ from, to }: DateRange): DateRange {
  const months = wholeMonths({ from, to });
  const length = months === undefined ? { days: from.until(to).days + 1 } : { months };
  return { from: from.subtract(length), to: from.subtract({ days: 1 }) };
}

function wholeMonths({ from, to }: DateRange): number | undefined {
  if (from.day !== 1 || to.day !== to.daysInMonth) return undefined;
  return (to.year - from.year) * 12 + to.month - from.month + 1;
}

/** Of a range that is still running, the one before it is counted as far as well: to the same day and hour. */
export function periodsOf(
  hours: ShopHours,
  range: DateRange,
  now: Temporal.Instant,
): readonly [Period, Period] {
  const before = rangeBefore(range);
  const clock = wallTime(hours, now);
  const today = clock.toPlainDate();
  const asFar = before.from.add({ days: range.from.until(today).days });
  const isComparable = covers(range, today) && covers(before, asFar);
  const until = isComparable ? instantOf(hours, asFar, clock.toPlainTime()) : now;
  return [
    { ...range, until: now, now },
    { ...before, until, now },
  ];
}
