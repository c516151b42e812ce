import type { Temporal } from 'temporal-polyfill';
import { minuteOf, quarterHoursOf } from '../booking/appointment.ts';
import { datesIn } from '../calendar/dates-in.ts';
import { dayNumber } from '../calendar/day-number.ts';
import { heldFrom } from '../calendar/free-slots.ts';
import { patternOf } from '../calendar/pattern.ts';
import { includes } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { wallTime } from '../calendar/shop-time.ts';
import type { DateRange, Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import { entryOf } from '../entry-of.ts';
import type { StylistId } from '../people/user.ts';
import type { CountedVisit } from './counted-visit.ts';
import type { Period } from './period.ts';

/** Who was there to be booked, and on which days. */
export interface Working extends DateRange {
  readonly stylistId: StylistId;
}

const QUARTERS_OF_A_DAY = 96;
const BOOKABLE = 1;
export const SOLD = 2;

interface Day {
  readonly date: Temporal.PlainDate;
  /** What each quarter-hour from midnight was. */
  readonly marks: Uint8Array;
}

/** Of each stylist, by the dates' numbers. */
export type StylistTime = Map<StylistId, Map<number, Day>>;

/** What the timetable gave to be booked of a period, as far as it has gone. */
export function bookableTime(timetable: Timetable, period: Period, working: readonly Working[]): StylistTime {
  const time: StylistTime = new Map();
  const end = wallTime(timetable.hours, period.until);
  for (const date of datesIn(soFar(timetable.hours, period))) {
    const isLast = date.equals(end.toPlainDate());
    const before = isLast ? minuteOf(end.toPlainTime()) + end.second / 60 : Number.POSITIVE_INFINITY;
    for (const one of working)
      if (isAmong(one, date)) markWork(time, { timetable, date, before, stylistId: one.stylistId });
  }
  return time;
}

/** Of its days, those that have begun by then. */
export function soFar(hours: ShopHours, { from, to, until }: Period): DateRange {
  const last = wallTime(hours, until).toPlainDate();
  return { from, to: dayNumber(last) < dayNumber(to) ? last : to };
}

const isAmong = ({ from, to }: DateRange, date: Temporal.PlainDate): boolean =>
  dayNumber(from) <= dayNumber(date) && dayNumber(date) <= dayNumber(to);

interface Work {
  readonly timetable: Timetable;
  readonly date: Temporal.PlainDate;
  /** Quarters that begin later have not come yet. */
  readonly before: number;
  readonly stylistId: StylistId;
}

function markWork(time: StylistTime, { timetable, date, before, stylistId }: Work): void {
  const { grid, works } = workDay(timetable, shopDay(timetable, date), stylistId);
  for (let quarter = 0; quarter < grid.times.length; quarter += 1) {
    const minute = grid.opensAt + quarter * grid.granularity;
    if (minute < before && includes(works, quarter)) marksOf(time, stylistId, date)[minute / 15] = BOOKABLE;
  }
}

/** Time that was sold outside the timetable counts as bookable too. */
export function markSold(time: StylistTime, visit: CountedVisit): void {
  const marks = marksOf(time, visit.stylistId, visit.date);
  for (const quarter of quarterHoursOf(heldFrom(visit.minute, patternOf(visit)))) marks[quarter] = SOLD;
}

const marksOf = (time: StylistTime, stylistId: StylistId, date: Temporal.PlainDate): Uint8Array =>
  entryOf(
    entryOf(time, stylistId, () => new Map<number, Day>()),
    dayNumber(date),
    () => ({ date, marks: new Uint8Array(QUARTERS_OF_A_DAY) }),
  ).marks;
