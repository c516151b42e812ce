import { Temporal } from 'temporal-polyfill';
import { lastDayFor, noRules } from '../calendar/customer-rules.ts';
import { first } from '../calendar/quarters.ts';
import { closureOn } from '../calendar/timetable-on.ts';
import type { ClockTime } from '../units.ts';
import type { Calendar, OfferedDay } from './offered-days.ts';

export interface DayAvailability {
  readonly date: Temporal.PlainDate;
  /** `closed` includes days beyond the horizon and days on which nobody asked for works; `full` a day whose last start has begun or is taken. */
  readonly state: 'open' | 'full' | 'closed' | 'past';
  /** Of an open day. */
  readonly firstStart: ClockTime | null;
  /** Of a `closed` day: whether only those asked for do not work, or the shop does not open. */
  readonly isShopOpen: boolean;
  /** Of a closure of that day; null: without one, or it gives none. */
  readonly reason: string | null;
}

export function availabilityOf(
  { timetable, now, boundAt }: Pick<Calendar, 'timetable' | 'now' | 'boundAt'>,
  days: readonly OfferedDay[],
): readonly DayAvailability[] {
  const last = lastDayFor(timetable.hours, now.date, boundAt ? timetable.rules : noRules);
  return days.map(day => ({
    ...roomOf(now.date, last, day),
    ...{ date: day.date, isShopOpen: day.isShopOpen },
    reason: closureOn(timetable, day.date)?.reason || null,
  }));
}

function roomOf(
  today: Temporal.PlainDate,
  last: Temporal.PlainDate,
  { date, grid, offered, isWorked }: OfferedDay,
): Pick<DayAvailability, 'state' | 'firstStart'> {
  const start = first(offered);
  if (start !== undefined) return { state: 'open', firstStart: grid.times[start] ?? null };
  if (Temporal.PlainDate.compare(date, today) < 0) return { state: 'past', firstStart: null };
  const beyond = Temporal.PlainDate.compare(date, last) > 0;
  return { state: beyond || !isWorked ? 'closed' : 'full', firstStart: null };
}
