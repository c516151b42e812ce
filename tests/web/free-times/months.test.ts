import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatDay, plusDays, yearsFrom } from '../../../apps/web/format/days.ts';
import { bookableDays, monthOf, monthsFrom } from '../../../apps/web/shared/free-times/months.ts';

const last = '2029-12-31';
const given = process.env['TZ'];

describe.each([
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
  ['Europe/Rome', -60],
])('in a browser that stands in %s', (zone, offset) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (given === undefined) delete process.env['TZ'];
    else process.env['TZ'] = given;
  });

  test('the zone is really that one', () => {
    expect(new Date('2027-01-05T12:00:00Z').getTimezoneOffset()).toBe(offset);
  });

  test('a month is asked for from its first day to its last', () => {
    expect(bookableDays('2027-02', '2027-01-05', last)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
    expect(bookableDays('2028-02', '2027-01-05', last)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(bookableDays('2027-12', '2027-01-05', last)).toEqual({ from: '2027-12-01', to: '2027-12-31' });
  });

  test('the present month begins today, even when today is its last day', () => {
    expect(bookableDays('2027-01', '2027-01-05', last)).toEqual({ from: '2027-01-05', to: '2027-01-31' });
    expect(bookableDays('2027-01', '2027-01-31', last)).toEqual({ from: '2027-01-31', to: '2027-01-31' });
  });

  test('no month ends beyond the last bookable day', () => {
    expect(bookableDays('2029-12', '2027-01-05', '2029-12-15')).toEqual({
      from: '2029-12-01',
      to: '2029-12-15',
    });
  });

  test('nothing is asked of months that are over or too far ahead', () => {
    expect(bookableDays('2026-12', '2027-01-05', last)).toBeNull();
    expect(bookableDays('2030-01', '2027-01-05', last)).toBeNull();
  });

  test('the days that follow a month, a year and both changes of the clocks', () => {
    expect(plusDays('2027-01-31', 1)).toBe('2027-02-01');
    expect(plusDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(plusDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(plusDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(plusDays('2027-10-31', 1)).toBe('2027-11-01');
  });

  test('from the 31st of a month follows the very next one', () => {
    expect(monthsFrom('2027-01-31', '2027-04-01')).toEqual(['2027-01', '2027-02', '2027-03', '2027-04']);
    expect(monthsFrom('2027-11-30', '2028-01-31')).toEqual(['2027-11', '2027-12', '2028-01']);
    expect(monthsFrom('2027-05-31', '2027-05-31')).toEqual(['2027-05']);
  });

  test('a day is in its own month and is called by its own name', () => {
    expect(monthOf('2027-02-01')).toBe('2027-02');
    expect(formatDay('2027-01-05', 'full')).toBe('martedì 5 gennaio 2027');
  });

  test('all seven weekdays are called right', () => {
    const week = ['04', '05', '06', '07', '08', '09', '10'].map(day =>
      formatDay(`2027-01-${day}`, 'weekday'),
    );
    expect(week.join(' ')).toBe('lunedì martedì mercoledì giovedì venerdì sabato domenica');
  });

  test('the years are this one and those up to the horizon', () => {
    expect(yearsFrom('2027-01-05', last)).toEqual([2027, 2028, 2029]);
    expect(yearsFrom('2027-12-31', last)).toEqual([2027, 2028, 2029]);
  });
});
