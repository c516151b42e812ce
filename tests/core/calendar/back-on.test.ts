import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { backOn } from '../../../core/calendar/back-on.ts';
import { defaultShopHours, type Week } from '../../../core/calendar/shop-hours.ts';
import { plainTimetable, type Timetable } from '../../../core/calendar/timetable.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
/** A Tuesday. */
const today = day('2027-01-05');
const away = (from: string, to: string) => ({
  ...{ id: 1, stylistId: 74, from: day(from), to: day(to), part: null, reason: '' },
});
const backIn = (more: Partial<Timetable>) =>
  backOn({ ...plainTimetable(defaultShopHours), ...more }, 74, today)?.toString() ?? null;

test.each([
  ['who is never away', {}, null],
  ['who is away today', { absences: [away('2027-01-05', '2027-01-05')] }, '2027-01-06'],
  ['who is away until the shop closes', { absences: [away('2027-01-01', '2027-01-09')] }, '2027-01-12'],
  ['who goes later', { absences: [away('2027-01-06', '2027-01-08')] }, null],
  ['who is away beside others', { absences: [{ ...away('2027-01-05', '2027-01-09'), stylistId: 75 }] }, null],
])('%s', (_, more, expected) => {
  expect(backIn(more)).toBe(expected);
});

test('a day on which the shop is closed is missed by nobody', () => {
  const closure = { id: 1, from: today, to: today, hours: [], stylistIds: null, reason: '' };
  expect(backIn({ closures: [closure] })).toBe(null);
});

test('who works on Saturdays only is back on Saturday, and who never works is not', () => {
  const saturday: Week = [[], [], [], [], [], [{ from: '08:30', to: '20:00' }], []];
  const never: Week = [[], [], [], [], [], [], []];
  const planOf = (week: Week) => ({ stylistId: 74, validFrom: today, weeks: [week] as const });
  expect(backIn({ plans: [planOf(saturday)] })).toBe('2027-01-09');
  expect(backIn({ plans: [planOf(never)] })).toBe(null);
});
