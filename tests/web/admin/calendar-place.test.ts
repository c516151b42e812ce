import { describe, expect, test } from 'vitest';
import { daysOfWeek, movedTo } from '../../../apps/web/admin/calendar/calendar-place.ts';
import { cellsOf } from '../../../apps/web/admin/calendar/grid/cells/day-cells.ts';
import { rowsOf } from '../../../apps/web/admin/calendar/grid/cells/rows.ts';
import { type Appointment, dayOf } from '../../../apps/web/shared/appointments/appointment.ts';

describe('the week of a day', () => {
  test('is Monday to Sunday, on a Monday and on a Sunday as well', () => {
    for (const day of ['2027-01-04', '2027-01-06', '2027-01-10'])
      expect(daysOfWeek(day)).toEqual(
        ['04', '05', '06', '07', '08', '09', '10'].map(date => `2027-01-${date}`),
      );
  });

  const stretches = [{ kind: 'works', from: '08:30', to: '20:00', absence: null }] as const;

  test.each([
    ['forward', '2027-03-28', '2027-03-27T07:30:00Z', '2027-03-30T06:30:00Z'],
    ['back', '2027-10-31', '2027-10-30T06:30:00Z', '2027-11-02T07:30:00Z'],
  ])(
    'in which the clocks go %s holds each visit on its own day, as tall as it is long',
    (_, sunday, ...dates) => {
      const rows = rowsOf([stretches], 15);
      expect(rows.times[0]).toBe('08:30');
      const now = { date: '2027-01-05', weekday: 2, time: '08:00' };
      for (const [date, weekday] of [
        [dates[0], 6],
        [dates[1], 2],
      ] as const) {
        const appointment = {
          date,
          time: '08:30',
          duration: 45,
          cleanup: 0,
          services: [{ duration: 45, processing: null }],
        } as unknown as Appointment;
        const day = dayOf(appointment, 'Europe/Rome');
        expect(daysOfWeek(weekday === 6 ? sunday : day)[weekday - 1]).toBe(day);
        const cells = cellsOf({ date: day, stretches, appointments: [appointment] }, rows, {
          now,
          lastBookableDay: '2029-12-31',
        });
        expect(cells.slice(0, 4).map(({ kind }) => kind)).toEqual([
          'appointment',
          'covered',
          'covered',
          'free',
        ]);
      }
    },
  );
});

describe('another month or year', () => {
  test('shows the same day, or the last there is', () => {
    expect(movedTo('2027-01-31', { month: 2 })).toBe('2027-02-28');
    expect(movedTo('2027-03-31', { month: 4 })).toBe('2027-04-30');
    expect(movedTo('2028-02-29', { year: 2029 })).toBe('2029-02-28');
    expect(movedTo('2027-12-15', { month: 1, year: 2028 })).toBe('2028-01-15');
  });
});
