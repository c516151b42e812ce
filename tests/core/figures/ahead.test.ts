import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { bookedAhead, daysAhead } from '../../../core/figures/ahead.ts';

const ahead = (day: string, bookedAt: string): number | null =>
  daysAhead(defaultShopHours, {
    date: Temporal.PlainDate.from(day),
    bookedAt: Temporal.Instant.from(bookedAt).epochMilliseconds,
  });

describe('days between a booking and its visit change at the shop’s midnight', () => {
  test.each([
    ['in winter', '2027-01-20', '2027-01-14T23:59:59+01:00', 6],
    ['in winter', '2027-01-20', '2027-01-15T00:00:00+01:00', 5],
    ['in summer', '2027-07-20', '2027-07-14T23:59:59+02:00', 6],
    ['in summer', '2027-07-20', '2027-07-15T00:00:00+02:00', 5],
    ['before clocks are put forward', '2027-03-30', '2027-03-27T23:30:00+01:00', 3],
    ['on the day on which they are', '2027-03-30', '2027-03-28T23:30:00+02:00', 2],
    ['on the day on which they are put back', '2027-11-02', '2027-10-31T00:30:00+02:00', 2],
    ['that evening', '2027-11-02', '2027-10-31T23:30:00+01:00', 2],
    ['after the visit', '2027-01-20', '2027-01-21T10:00:00+01:00', 0],
  ])('%s (%s, booked %s)', (_, day, bookedAt, days) => {
    expect(ahead(day, bookedAt)).toBe(days);
  });
});

test('they are right however many days are asked about', () => {
  const visit = Temporal.PlainDate.from('2037-01-01');
  const wrong = Array.from({ length: 4_200 }, (_, days) => days).filter(days => {
    const booked = visit.subtract({ days }).toZonedDateTime({ timeZone: 'Europe/Rome', plainTime: '23:30' });
    return daysAhead(defaultShopHours, { date: visit, bookedAt: booked.epochMilliseconds }) !== days;
  });
  expect(wrong).toEqual([]);
});

test('of visits of which it is not known they say nothing', () => {
  expect(
    daysAhead(defaultShopHours, { date: Temporal.PlainDate.from('2027-01-20'), bookedAt: null }),
  ).toBeNull();
  expect(bookedAhead(new Map(), 3)).toMatchObject({ median: null, unknown: 3 });
});
