import { describe, expect, test } from 'vitest';
import { holidaysBetween } from '../../../../apps/web/admin/settings/closures/proposals/holidays.ts';
import { nextSummer, summerBreak } from '../../../../apps/web/admin/settings/closures/proposals/summer.ts';

describe('the public holidays that are proposed', () => {
  test('are those of the law, with the Monday after Easter', () => {
    expect(holidaysBetween('2027-01-01', '2027-12-31').map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2027-01-01 Capodanno',
      '2027-01-06 Epifania',
      '2027-03-29 Pasquetta',
      '2027-04-25 Festa della Liberazione',
      '2027-05-01 Festa dei lavoratori',
      '2027-06-02 Festa della Repubblica',
      '2027-08-15 Ferragosto',
      '2027-10-04 San Francesco',
      '2027-11-01 Ognissanti',
      '2027-12-08 Immacolata',
      '2027-12-25 Natale',
      '2027-12-26 Santo Stefano',
    ]);
  });

  test('reach over the end of a year, both ends included', () => {
    expect(holidaysBetween('2027-12-26', '2028-01-06').map(({ day }) => day)).toEqual([
      '2027-12-26',
      '2028-01-01',
      '2028-01-06',
    ]);
    expect(holidaysBetween('2025-10-01', '2025-10-31')).toEqual([]);
  });

  test.each([
    [2026, '2026-04-06'],
    [2028, '2028-04-17'],
    [2038, '2038-04-26'],
  ])('know when Easter is: %i', (year, monday) => {
    expect(holidaysBetween(`${year}-03-20`, `${year}-04-30`)).toContainEqual({
      day: monday,
      name: 'Pasquetta',
    });
  });
});

describe('the summer break that is proposed', () => {
  test('lies around the middle of August, Monday to Sunday', () => {
    expect(summerBreak(2027, 1)).toEqual({ from: '2027-08-09', to: '2027-08-15' });
    expect(summerBreak(2027, 2)).toEqual({ from: '2027-08-09', to: '2027-08-22' });
    expect(summerBreak(2027, 3)).toEqual({ from: '2027-08-02', to: '2027-08-22' });
    // The 15th is a Tuesday: the week before is nearer.
    expect(summerBreak(2028, 2)).toEqual({ from: '2028-08-07', to: '2028-08-20' });
  });

  test('is that of next year once this one’s has begun', () => {
    expect(nextSummer('2027-08-08', 2).from).toBe('2027-08-09');
    expect(nextSummer('2027-08-09', 2).from).toBe('2028-08-07');
  });
});
