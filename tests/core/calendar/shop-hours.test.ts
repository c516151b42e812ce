import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { dayGrid, timeOfDay } from '../../../core/calendar/day-grid.ts';
import { defaultShopHours, openingOn, type ShopHours } from '../../../core/calendar/shop-hours.ts';

/** Open on every day for the same hours. */
const openFrom = (from: string, to: string, granularity = 15): ShopHours => {
  const opening = [{ from, to }];
  return {
    ...defaultShopHours,
    granularity,
    week: [opening, opening, opening, opening, opening, opening, opening],
  };
};

describe('a day’s grid', () => {
  test('is made once for the same hours', () => {
    expect(dayGrid(defaultShopHours)).toBe(dayGrid(defaultShopHours));
    expect(dayGrid(defaultShopHours).times).toHaveLength(46);
  });

  test('has room for one quarter-hour up to sixty-four', () => {
    expect(dayGrid(openFrom('10:00', '10:15')).times).toEqual(['10:00']);
    expect(dayGrid(openFrom('06:00', '22:00')).times).toHaveLength(64);
  });

  test.each([
    ['that are not whole quarters', openFrom('10:00', '10:20'), 'a day of 1.33'],
    ['that end as they begin', openFrom('10:00', '10:00'), 'a day of 0 quarters'],
    ['that end before they begin', openFrom('10:00', '09:00'), 'a day of -4 quarters'],
    ['too long for it', openFrom('06:00', '22:15'), 'does not fit the grid of 64'],
  ])('is not made of hours %s', (_, hours, message) => {
    expect(() => dayGrid(hours)).toThrow(message);
  });

  test('names each of its quarters by the clock', () => {
    expect([0, 65, 600, 1_425].map(timeOfDay)).toEqual(['00:00', '01:05', '10:00', '23:45']);
  });
});

test('a week has seven days', () => {
  const monday = Temporal.PlainDate.from('2027-01-04');
  const week = Array.from({ length: 7 }, (_, days) => openingOn(defaultShopHours, monday.add({ days })));
  expect(week).toEqual(defaultShopHours.week);
  expect(week[0]).toEqual([]);
  expect(week[5]).toEqual([{ from: '08:30', to: '20:00' }]);
});
