import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { minuteOfDay } from '../../../core/calendar/day-grid.ts';
import { dayStretches } from '../../../core/calendar/day-stretches.ts';
import { timesOf } from '../../../core/calendar/free-slots.ts';
import { withWrite } from '../../../core/calendar/timetable-change.ts';
import { shopDay, workDay } from '../../../core/calendar/work-day.ts';
import { anySetDate } from '../../arbitraries/timetable.ts';
import { runs } from '../../setup/property-runs.ts';
import { slowDay } from './timetable-oracle.ts';

const stylists = [7, 8];
const everyQuarter = Array.from({ length: 96 }, (_, index) => index * 15);

test.prop([anySetDate(stylists), fc.constantFrom(...stylists)], runs())(
  'a stylist works exactly the quarter-hours that week, closures, plan and absences, read slowly, leave',
  ({ date, timetable }, stylistId) => {
    const day = workDay(timetable, shopDay(timetable, date), stylistId);
    const slow = slowDay(timetable, date, stylistId);
    expect(timesOf(day.grid, day.open).map(minuteOfDay)).toEqual(everyQuarter.filter(slow.isOpen));
    expect(timesOf(day.grid, day.works).map(minuteOfDay)).toEqual(everyQuarter.filter(slow.works));
  },
);

test.prop([anySetDate(stylists), fc.constantFrom(...stylists)], runs())(
  'a closure that is stored and taken back leaves the very same day',
  ({ date, timetable }, stylistId) => {
    const open = { ...timetable, closures: [] };
    const closure = { from: date, to: date.add({ days: 3 }), hours: [], stylistIds: null, reason: '' };
    const closed = withWrite(open, { in: 'closures', put: { ...closure, id: null } }, 5);
    const day = workDay(closed, shopDay(closed, date), stylistId);
    expect([timesOf(day.grid, day.open), timesOf(day.grid, day.works)]).toEqual([[], []]);
    expect(withWrite(closed, { in: 'closures', remove: 5 }, 0)).toEqual(open);
  },
);

test.prop([anySetDate(stylists)], runs())('nobody works while the shop is closed', ({ date, timetable }) => {
  const shop = shopDay(timetable, date);
  for (const stylistId of stylists) {
    const { works, planned } = workDay(timetable, shop, stylistId);
    expect((works.low & ~planned.low) | (works.high & ~planned.high)).toBe(0);
    expect((planned.low & ~shop.open.low) | (planned.high & ~shop.open.high)).toBe(0);
  }
});

test.prop([anySetDate(stylists), fc.constantFrom(...stylists)], runs())(
  'the stretches of a day fill its grid without a gap, and each says what the quarter-hours in it are',
  ({ date, timetable }, stylistId) => {
    const day = workDay(timetable, shopDay(timetable, date), stylistId);
    const slow = slowDay(timetable, date, stylistId);
    const stretches = dayStretches(timetable, day, stylistId);
    const end = day.grid.opensAt + day.grid.times.length * 15;
    const bounds = stretches.map(({ from, to }) => [minuteOfDay(from), minuteOfDay(to)]);
    expect([bounds[0]?.[0], bounds.at(-1)?.[1]]).toEqual([day.grid.opensAt, end]);
    expect(bounds.slice(1).map(([from]) => from)).toEqual(bounds.slice(0, -1).map(([, to]) => to));
    for (const { kind, from, to } of stretches)
      for (const minute of everyQuarter.filter(at => minuteOfDay(from) <= at && at < minuteOfDay(to))) {
        expect(kind === 'works').toBe(slow.works(minute));
        expect(kind === 'closed').toBe(!slow.isOpen(minute));
        expect(kind === 'absent').toBe(slow.isAway(minute));
      }
  },
);
