import { expect, test } from 'vitest';
import { daysOfWeek } from '../../../apps/web/admin/calendar/calendar-place.ts';
import { dayOnPaper } from '../../../apps/web/admin/calendar/paper/day-on-paper.ts';
import { sheetsOf } from '../../../apps/web/admin/calendar/paper/sheets-of.ts';
import type { TeamDay } from '../../../apps/web/admin/calendar/work-days.ts';
import type { Stylist } from '../../../apps/web/admin/shared/stylists.ts';
import type { Appointment } from '../../../apps/web/shared/appointments/appointment.ts';

const day = '2027-01-05';
const stylist = (id: number) => ({ id }) as Stylist;
const visit = (id: number, stylistId: number, date: string) => ({ id, stylistId, date }) as Appointment;
const stretch = (kind: 'works' | 'closed' | 'absent', from: string, to: string) => ({
  ...{ kind, from, to },
  absence: null,
});

test('the sheets of a day are of who works or has appointments, each with their own', () => {
  const works = [
    stretch('works', '09:00', '13:00'),
    stretch('closed', '13:00', '14:00'),
    stretch('works', '14:00', '18:00'),
  ];
  const away = [stretch('absent', '09:00', '18:00')];
  const stylists = [
    { stylistId: 1, stretches: works },
    { stylistId: 2, stretches: away },
    { stylistId: 3, stretches: away },
  ];
  const sheets = sheetsOf({
    ...{ day, zone: 'Europe/Rome', stylists: [1, 2, 3, 4].map(stylist) },
    workDays: [{ date: day, closure: null, stylists } satisfies TeamDay],
    appointments: [
      visit(10, 3, '2027-01-05T09:00:00.000Z'),
      visit(11, 4, '2027-01-04T22:30:00.000Z'),
      visit(12, 4, '2027-01-04T23:30:00.000Z'),
    ],
  });
  const seen = sheets.map(sheet => [
    sheet.stylist.id,
    sheet.works.map(({ from, to }) => `${from}–${to}`),
    sheet.appointments.map(({ id }) => id),
  ]);
  expect(seen).toEqual([
    [1, ['09:00–13:00', '14:00–18:00'], []],
    [3, [], [10]],
    [4, [], [12]],
  ]);
});

test('a week is printed by its day: today, the one named, or the next on which there is something', () => {
  const today = '2027-01-06';
  const printed = (named: string, visits: readonly string[] = []) => {
    const days = daysOfWeek(named);
    const columns = days.map((date, index) => ({
      date,
      stretches: [stretch(index === 0 || index === 6 ? 'closed' : 'works', '08:30', '20:00')],
      appointments: visits.includes(date) ? [visit(1, 1, date)] : [],
    }));
    return dayOnPaper({ day: named, days }, columns, today);
  };
  expect(printed('2027-01-04'), 'today, though another day is named').toBe('2027-01-06');
  expect(printed('2027-01-14')).toBe('2027-01-14');
  expect(printed('2027-01-11'), 'not the Monday on which the shop is closed').toBe('2027-01-12');
  expect(printed('2027-01-11', ['2027-01-11']), 'but the Monday on which somebody comes').toBe('2027-01-11');
  expect(printed('2027-01-17'), 'from Sunday back to the begin of the same week').toBe('2027-01-12');
  expect(dayOnPaper({ day: '2027-01-11', days: ['2027-01-11'] }, [], today)).toBe('2027-01-11');
});
