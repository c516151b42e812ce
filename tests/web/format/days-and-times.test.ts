import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import { dayRange, spanInWords } from '../../../apps/web/format/day-range.ts';
import { formatDay, weekdayName } from '../../../apps/web/format/days.ts';
import { doorTime, wallClock } from '../../../apps/web/format/wall-clock.ts';
import { formatDay as writtenByTheCore } from '../../../core/written-days.ts';

const zones = [
  'UTC',
  'Europe/Rome',
  'America/New_York',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
const given = process.env['TZ'];

afterEach(() => {
  if (given === undefined) delete process.env['TZ'];
  else process.env['TZ'] = given;
});

test('the core writes days as screens do', () => {
  const styles = ['full', 'day', 'date', 'dayOfMonth', 'briefDayOfMonth', 'weekday'] as const;
  for (let day = Date.UTC(2023, 11, 1); day < Date.UTC(2032, 3, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    expect(styles.map(style => writtenByTheCore(date, style))).toEqual(
      styles.map(style => formatDay(date, style)),
    );
  }
});

/** As if the browser stood there. */
function standIn(zone: string) {
  process.env['TZ'] = zone;
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

describe.each(zones)('in a browser that stands in %s', zone => {
  test('a calendar date is written as that date', () => {
    standIn(zone);
    expect(formatDay('2027-01-05', 'full')).toBe('martedì 5 gennaio 2027');
    expect(formatDay('2027-01-05', 'day')).toBe('martedì 5 gennaio');
    expect(formatDay('2027-01-05', 'date')).toBe('5 gennaio 2027');
    expect(formatDay('2028-02-29', 'short')).toBe('mar 29 febbraio 2028');
    expect(formatDay('2027-12-31', 'month')).toBe('dicembre 2027');
  });

  test('the first day of a period says what the last leaves open', () => {
    standIn(zone);
    expect(dayRange('2027-01-01', '2027-01-05', 'date')).toBe('1º – 5 gennaio 2027');
    expect(dayRange('2027-01-30', '2027-02-05', 'date')).toBe('30 gennaio – 5 febbraio 2027');
    expect(dayRange('2026-01-30', '2027-01-05', 'date')).toBe('30 gennaio 2026 – 5 gennaio 2027');
    expect(dayRange('2026-12-28', '2027-01-03', 'briefDayOfMonth')).toBe('28 dic – 3 gen');
    expect(spanInWords('2026-12-28', '2027-01-03', '2026-12-20')).toBe(
      'dal 28 dicembre 2026 al 3 gennaio 2027',
    );
    expect(spanInWords('2027-01-01', '2027-01-03', '2026-12-20')).toBe('dal 1º al 3 gennaio 2027');
    expect(spanInWords('2027-01-01', '2027-01-03', '2027-01-01')).toBe('dal 1º al 3 gennaio');
    expect(spanInWords('2027-01-01', '2027-01-01', undefined)).toBe('venerdì 1º gennaio 2027');
  });

  test('a week begins on Monday', () => {
    standIn(zone);
    expect([1, 2, 3, 4, 5, 6, 7].map(weekdayName)).toEqual([
      'lunedì',
      'martedì',
      'mercoledì',
      'giovedì',
      'venerdì',
      'sabato',
      'domenica',
    ]);
  });

  test.each([
    ['in winter', '2027-01-05T09:30:00Z', { date: '2027-01-05', weekday: 2, time: '10:30' }],
    ['in summer', '2027-07-06T08:30:00Z', { date: '2027-07-06', weekday: 2, time: '10:30' }],
    [
      'before the clocks go forward',
      '2027-03-28T00:59:00Z',
      { date: '2027-03-28', weekday: 7, time: '01:59' },
    ],
    ['after they went forward', '2027-03-28T01:00:00Z', { date: '2027-03-28', weekday: 7, time: '03:00' }],
    ['before the clocks go back', '2027-10-31T00:30:00Z', { date: '2027-10-31', weekday: 7, time: '02:30' }],
    ['after they went back', '2027-10-31T01:30:00Z', { date: '2027-10-31', weekday: 7, time: '02:30' }],
    ['at midnight', '2027-01-05T23:00:00Z', { date: '2027-01-06', weekday: 3, time: '00:00' }],
    ['at the end of a year', '2027-12-31T23:30:00Z', { date: '2028-01-01', weekday: 6, time: '00:30' }],
  ])('the wall clock is the shop’s %s', (_, instant, expected) => {
    standIn(zone);
    expect(wallClock(new Date(instant), 'Europe/Rome')).toEqual(expected);
  });
});

test('a time on the door has no leading zero', () => {
  expect(['08:30', '13:00', '00:15'].map(doorTime)).toEqual(['8:30', '13:00', '0:15']);
});
