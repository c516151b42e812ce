import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { dayGrid } from '../../../core/calendar/day-grid.ts';
import {
  type Busy,
  bookableQuarters,
  freeQuarters,
  freeStarts,
  slotsOf,
  timesOf,
} from '../../../core/calendar/free-slots.ts';
import { blockOf, patternOf } from '../../../core/calendar/pattern.ts';
import { defaultShopHours as hours } from '../../../core/calendar/shop-hours.ts';
import { plainTimetable } from '../../../core/calendar/timetable.ts';
import { shopDay, workDay } from '../../../core/calendar/work-day.ts';
import { anyLookedAtDay, anyTimes, anyVisits, anyVisitTimes } from '../../arbitraries/calendar.ts';
import { runs } from '../../setup/property-runs.ts';
import { availableSlots, availableStarts } from './slot-oracle.ts';

const grid = dayGrid(hours);
const timetable = plainTimetable(hours);
type Day = typeof anyLookedAtDay extends fc.Arbitrary<infer T> ? T : never;

const dayTimeOf = ({ date, now, visits }: Day) => ({
  bookable: bookableQuarters(hours, workDay(timetable, shopDay(timetable, date), 1), now),
  busy: visits,
});
const free = (day: Day) => freeQuarters(grid, dayTimeOf(day));
const startsOf = (day: Day): string[] =>
  timesOf(grid, freeStarts(grid, dayTimeOf(day), blockOf(day.duration)));

test.prop([anyLookedAtDay], runs())(
  'offers exactly the starts that the specification, read slowly, offers',
  day => {
    expect(startsOf(day)).toEqual(availableStarts(day));
  },
);

test.prop([anyLookedAtDay, fc.oneof(anyTimes, anyVisitTimes)], runs())(
  'offers a service with posa and clean-up, or several in one visit, exactly where, minute by minute, nobody is in its way',
  (day, times) => {
    const starts = timesOf(grid, freeStarts(grid, dayTimeOf(day), patternOf(times)));
    expect(starts).toEqual(availableStarts({ ...day, ...times }));
  },
);

test.prop([anyLookedAtDay], runs())(
  'marks exactly the quarter-hours available that the specification does',
  day => {
    expect(timesOf(grid, free(day))).toEqual(availableSlots(day));
  },
);

test.prop([anyLookedAtDay], runs())(
  'lists the whole grid with ids 1 to 46 on an open weekday, and nothing on another',
  day => {
    const slots = slotsOf(timetable, day.date, free(day));
    const closed = day.date.dayOfWeek === 1 || day.date.dayOfWeek === 7;
    expect(slots.map(({ id }) => id)).toEqual(
      closed ? [] : Array.from({ length: 46 }, (_, index) => index + 1),
    );
    expect(slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time)).toEqual(
      availableSlots(day),
    );
  },
);

const shuffled = anyLookedAtDay.chain(day =>
  fc.tuple(
    fc.constant(day),
    fc.shuffledSubarray(day.visits, { minLength: day.visits.length, maxLength: day.visits.length }),
  ),
);
test.prop([shuffled], runs())('does not care in which order the visits come', ([day, visits]) => {
  expect(startsOf({ ...day, visits })).toEqual(startsOf(day));
});

test.prop([anyLookedAtDay, anyVisits], runs())(
  'never offers a start because of one more visit',
  (day, more) => {
    const before = new Set(startsOf(day));
    const after = startsOf({ ...day, visits: [...day.visits, ...more] });
    expect(after.filter(start => !before.has(start))).toEqual([]);
  },
);

test.prop([anyLookedAtDay, fc.integer({ min: 1, max: 480 })], runs())(
  'offers a longer visit only where a shorter one could start',
  (day, extra) => {
    const shorter = new Set(startsOf(day));
    expect(startsOf({ ...day, duration: day.duration + extra }).filter(start => !shorter.has(start))).toEqual(
      [],
    );
  },
);

const nonEmpty = anyLookedAtDay.filter(day => startsOf(day).length > 0);
test.prop([nonEmpty, fc.nat()], runs())(
  'takes away only starts whose visit would meet the new one',
  (day, choice) => {
    const starts = startsOf(day);
    const start = minutesOf(starts[choice % starts.length] ?? '');
    const booked: Busy = { start, minutes: Math.ceil(day.duration / 15) * 15 };
    const meets = (time: string) =>
      minutesOf(time) < booked.start + booked.minutes &&
      booked.start < minutesOf(time) + Math.ceil(day.duration / 15) * 15;
    expect(startsOf({ ...day, visits: [...day.visits, booked] })).toEqual(
      starts.filter(time => !meets(time)),
    );
  },
);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
