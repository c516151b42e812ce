import { Temporal } from 'temporal-polyfill';
import { lastDayFor, leaveEveryStart, noticeMoment } from './customer-rules.ts';
import { type DayGrid, multiplesOf, notYetBegun } from './day-grid.ts';
import { intersection, noQuarters, type Quarters } from './quarters.ts';
import { shopMoment } from './shop-time.ts';
import type { Timetable } from './timetable.ts';

type CustomerStarts = (date: Temporal.PlainDate, grid: DayGrid, starts: Quarters) => Quarters;

/** Of the starts of a date, those that the shop's rules leave to a customer who asks now. */
export function customerStarts({ hours, rules }: Timetable, now: Temporal.Instant): CustomerStarts {
  if (leaveEveryStart(rules)) return (_date, _grid, starts) => starts;
  const notice = noticeMoment(hours, now, rules);
  const last = lastDayFor(hours, shopMoment(hours, now).date, rules);
  return (date, grid, starts) => {
    const order = Temporal.PlainDate.compare(date, notice.date);
    if (order < 0 || Temporal.PlainDate.compare(date, last) > 0) return noQuarters;
    const stepped = intersection(starts, multiplesOf(grid, rules.startStep));
    return order === 0 ? notYetBegun(grid, stepped, notice.minute) : stepped;
  };
}
