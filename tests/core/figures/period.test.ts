import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { periodsOf, rangeBefore } from '../../../core/figures/period.ts';

const range = (from: string, to: string) => ({
  ...{ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) },
});
const inWords = ({ from, to }: ReturnType<typeof range>) => `${from} ${to}`;

describe('a range of days is compared with', () => {
  test.each([
    ['a day, with the day before', '2027-01-01', '2027-01-01', '2026-12-31 2026-12-31'],
    ['a week, with the week before', '2027-03-29', '2027-04-04', '2027-03-22 2027-03-28'],
    ['a month, with the month before, however long', '2027-03-01', '2027-03-31', '2027-02-01 2027-02-28'],
    ['a quarter, with the quarter before', '2027-01-01', '2027-03-31', '2026-10-01 2026-12-31'],
    ['a year, with the year before, leap or not', '2028-01-01', '2028-12-31', '2027-01-01 2027-12-31'],
    ['the end of a month, with as many days before', '2027-01-15', '2027-01-31', '2026-12-29 2027-01-14'],
    ['months across a new year, with as many before', '2026-11-01', '2027-01-31', '2026-08-01 2026-10-31'],
    ['any days, with as many before', '2027-10-10', '2027-10-24', '2027-09-25 2027-10-09'],
  ])('%s', (_, from, to, before) => {
    expect(inWords(rangeBefore(range(from, to)))).toBe(before);
  });
});

describe('what is still running', () => {
  const until = (from: string, to: string, now: string) =>
    periodsOf(defaultShopHours, range(from, to), Temporal.Instant.from(now)).map(period =>
      period.until.toZonedDateTimeISO('Europe/Rome').toPlainDateTime().toString({ smallestUnit: 'minute' }),
    );

  test('is compared with what had come as far before, by the shop’s clock, over a clock change too', () => {
    expect(until('2027-03-29', '2027-04-04', '2027-03-31T08:20:00Z')).toEqual([
      '2027-03-31T10:20',
      '2027-03-24T10:20',
    ]);
    expect(until('2027-11-01', '2027-11-30', '2027-11-02T09:00:00Z')).toEqual([
      '2027-11-02T10:00',
      '2027-10-02T10:00',
    ]);
  });

  test('is compared with all of a shorter month once that is over', () => {
    const now = '2027-03-30T08:00:00Z';
    expect(until('2027-03-01', '2027-03-31', now)).toEqual(['2027-03-30T10:00', '2027-03-30T10:00']);
  });

  test('counts as far as it has gone: what is over is whole', () => {
    const now = '2027-05-10T08:00:00Z';
    expect(until('2027-03-01', '2027-03-31', now)).toEqual(['2027-05-10T10:00', '2027-05-10T10:00']);
  });
});
