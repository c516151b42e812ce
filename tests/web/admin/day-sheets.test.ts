import { expect, test } from 'vitest';
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
