import type { Temporal } from 'temporal-polyfill';
import { datesIn } from '../calendar/dates-in.ts';
import { dayNumber } from '../calendar/day-number.ts';
import { isEmpty } from '../calendar/quarters.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import type { StylistId, UserId } from '../people/user.ts';
import { bookedAhead } from './ahead.ts';
import { type CountedVisit, countsAs, takingsOf } from './counted-visit.ts';
import type { DayFigures, Figures } from './figures.ts';
import type { Period } from './period.ts';
import { bookableTime, markSold, soFar, type Working } from './stylist-time.ts';
import {
  addComing,
  addTaken,
  addTime,
  emptySums,
  HOURS,
  type Running,
  type Tallies,
  talliesOf,
} from './sums.ts';
import { emptyTally } from './tally.ts';

export interface CountedPeriod {
  readonly timetable: Timetable;
  readonly period: Period;
  readonly working: readonly Working[];
  /** undefined: the whole shop. */
  readonly stylistId?: StylistId | undefined;
}

export function startCounting(counted: CountedPeriod) {
  const { timetable, period, working } = counted;
  const sums = emptySums();
  const time = bookableTime(timetable, period, working);
  const until = period.until.epochMilliseconds;
  return {
    add(visit: CountedVisit): void {
      const hasBegun = visit.startsAt < until;
      if (!hasBegun) return addComing(sums, period, visit);
      const counts = countsAs(visit, hasBegun);
      const tallies = talliesOf(sums, visit);
      if (counts === 'missed' || counts === 'cancelled') for (const tally of tallies) tally[counts] += 1;
      if (counts !== 'taken') return;
      for (const tally of tallies) {
        tally.visits += 1;
        tally.takings += takingsOf(visit);
      }
      addTaken(sums, timetable, visit);
      markSold(time, visit);
    },
    /** Who came. */
    people: (): ReadonlySet<UserId> => sums.people,
    /** `before`: who of them had come before. */
    figures(before: ReadonlySet<UserId>): Figures {
      addTime(sums, time);
      return figuresOf(counted, sums, before);
    },
  };
}

function figuresOf(counted: CountedPeriod, sums: Running, before: ReadonlySet<UserId>): Figures {
  const { from, to } = counted.period;
  const returning = [...sums.people].filter(person => before.has(person)).length;
  const byKey = (a: readonly [number, unknown], b: readonly [number, unknown]): number => a[0] - b[0];
  return {
    ...{ from, to, total: sums.total, coming: sums.coming },
    customers: { first: sums.people.size - returning, returning, unnamed: sums.unnamed },
    days: daysOf(counted, sums.days),
    openDays: openDaysOf(counted),
    hours: [...sums.hours].toSorted(byKey).map(([key, tally]) => ({
      ...{ weekday: Math.floor(key / HOURS), hour: key % HOURS },
      ...tally,
    })),
    stylists: [...sums.stylists].toSorted(byKey).map(([stylistId, tally]) => ({ stylistId, ...tally })),
    services: [...sums.services].toSorted(byKey).map(([serviceId, sold]) => ({ serviceId, ...sold })),
    ahead: bookedAhead(sums.ahead, sums.unknownAhead),
  };
}

const daysOf = (counted: CountedPeriod, tallies: Tallies): DayFigures[] =>
  datesIn(counted.period).map(date => ({
    ...{ date, isOpen: isOpenOn(counted, date) },
    ...(tallies.get(dayNumber(date)) ?? emptyTally()),
  }));

const openDaysOf = (counted: CountedPeriod): number =>
  datesIn(soFar(counted.timetable.hours, counted.period)).filter(date => isOpenOn(counted, date)).length;

function isOpenOn({ timetable, stylistId }: CountedPeriod, date: Temporal.PlainDate): boolean {
  const day = shopDay(timetable, date);
  return !isEmpty(stylistId === undefined ? day.open : workDay(timetable, day, stylistId).works);
}
