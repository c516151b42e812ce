import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { instantOf } from '../../../core/calendar/shop-time.ts';
import type { CountedVisit } from '../../../core/figures/counted-visit.ts';
import { anyTimes } from '../../arbitraries/calendar.ts';
import { anySetDate } from '../../arbitraries/timetable.ts';

export const stylists = [7, 8, 9] as const;

const ends = [
  { status: 'confirmed', missed: false, paid: null },
  { status: 'completed', missed: false, paid: null },
  { status: 'completed', missed: true, paid: null },
  { status: 'cancelled', missed: false, paid: null },
] as const;

const anyEnd = fc.oneof(
  fc.constantFrom(...ends),
  fc.integer({ min: 0, max: 9_999 }).map(paid => ({ status: 'completed', missed: false, paid }) as const),
);

const anyService = fc
  .tuple(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 5_001 }), anyTimes)
  .map(([serviceId, price, times]) => ({ serviceId, price, ...times, cleanup: Math.min(times.cleanup, 15) }));

const anyBooked = fc.array(anyService, { minLength: 1, maxLength: 3 }).map(services => {
  const [first] = services;
  if (first === undefined || services.length === 1) return first as NonNullable<typeof first>;
  const sum = (key: 'price' | 'duration') => services.reduce((all, one) => all + one[key], 0);
  return {
    ...{ serviceId: first.serviceId, price: sum('price'), duration: sum('duration'), processing: null },
    ...{ cleanup: Math.max(...services.map(({ cleanup }) => cleanup)), parts: services },
  };
});

/** On the days around a date, overlapping or not, booked up to forty days before. */
const anyVisit = (around: Temporal.PlainDate, earliest: number): fc.Arbitrary<CountedVisit> =>
  fc
    .record({
      days: fc.integer({ min: -4, max: 4 }),
      minute: fc.integer({ min: Math.max(0, earliest - 2), max: 60 }).map(quarter => quarter * 15),
      stylistId: fc.constantFrom(...stylists),
      userId: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null, freq: 4 }),
      booked: anyBooked,
      end: anyEnd,
      minutesBefore: fc.option(fc.integer({ min: -90, max: 60_000 }), { nil: null, freq: 5 }),
    })
    .map(({ days, minute, booked, end, minutesBefore, ...rest }) => {
      const date = around.add({ days });
      const time = Temporal.PlainTime.from(timeOfDay(minute));
      const startsAt = instantOf(defaultShopHours, date, time).epochMilliseconds;
      const bookedAt = minutesBefore === null ? null : startsAt - minutesBefore * 60_000;
      return { ...rest, ...booked, ...end, date, minute, startsAt, bookedAt };
    });

/** A shop with anything set, visits around a date, and days to count of which some may lie ahead. */
export const anyCounted = anySetDate([...stylists]).chain(({ date, timetable, earliest }) =>
  fc
    .record({
      visits: fc.array(anyVisit(date, earliest), { maxLength: 12 }),
      before: fc.integer({ min: 0, max: 3 }),
      after: fc.integer({ min: 0, max: 3 }),
      untilHours: fc.integer({ min: -60, max: 140 }),
      worksFrom: fc.tuple(...stylists.map(() => fc.integer({ min: -6, max: 3 }))),
      worksFor: fc.tuple(...stylists.map(() => fc.integer({ min: 0, max: 9 }))),
    })
    .map(({ visits, before, after, untilHours, worksFrom, worksFor }) => {
      const range = { from: date.subtract({ days: before }), to: date.add({ days: after }) };
      const noon = instantOf(timetable.hours, date, Temporal.PlainTime.from('12:10'));
      const inside = visits.filter(
        visit => `${visit.date}` >= `${range.from}` && `${visit.date}` <= `${range.to}`,
      );
      const working = stylists.map((stylistId, index) => {
        const from = date.add({ days: worksFrom[index] ?? 0 });
        return { stylistId, from, to: from.add({ days: worksFor[index] ?? 0 }) };
      });
      const until = noon.add({ hours: untilHours });
      const period = { ...range, until, now: until };
      return { timetable, period, working, visits: inside };
    }),
);
