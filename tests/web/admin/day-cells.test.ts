import { describe, expect, test } from 'vitest';
import { type Cell, cellsOf, rowAt, rowsOf } from '../../../apps/web/admin/calendar/grid/day-cells.ts';
import { firstSpot, spotOfKey } from '../../../apps/web/admin/calendar/grid/grid-keys.ts';
import type { Appointment } from '../../../apps/web/shared/appointments/appointment.ts';

const morning = { from: '08:30', to: '13:00' };
const week = [
  { weekday: 1, intervals: [] },
  { weekday: 2, intervals: [morning, { from: '14:00', to: '20:00' }] },
  { weekday: 6, intervals: [{ from: '08:30', to: '20:00' }] },
];
const rows = rowsOf(week, 15);
const tuesday = '2027-01-05';
const bookable = {
  now: { date: tuesday, weekday: 2, time: '10:00' },
  lastBookableDay: '2029-12-31',
};

const appointment = (time: string, duration: number) => ({ time, duration }) as Appointment;

function kindsAt(cells: readonly Cell[], ...times: string[]) {
  return times.map(time => cells[rowAt(rows, time)]?.kind);
}

describe('the rows of the calendar', () => {
  test('are the quarter-hours from the earliest opening to the latest closing', () => {
    expect([rows.times.length, rows.times[0], rows.times.at(-1)]).toEqual([46, '08:30', '19:45']);
  });

  test('are none for a shop that never opens', () => {
    expect(rowsOf([], 15).times).toEqual([]);
  });
});

describe('a day in the calendar', () => {
  test('has nothing to choose before now, in the lunch break or on a day that is too far away', () => {
    const cells = cellsOf({ date: tuesday, appointments: [] }, rows, week, bookable);
    expect(kindsAt(cells, '09:45', '10:00', '10:15', '12:45', '13:00', '14:00')).toEqual(
      ['past', 'past', 'free', 'free', 'closed', 'free'], // 10:00 has begun
    );
    const late = cellsOf({ date: '2030-01-01', appointments: [] }, rows, week, bookable);
    expect(kindsAt(late, '10:15')).toEqual(['past']);
  });

  test('gives a visit exactly its quarter-hours', () => {
    const cells = cellsOf({ date: tuesday, appointments: [appointment('10:30', 45)] }, rows, week, bookable);
    expect(kindsAt(cells, '10:15', '10:30', '10:45', '11:00', '11:15')).toEqual([
      'free',
      'appointment',
      'covered',
      'covered',
      'free',
    ]);
    expect(cells[rowAt(rows, '10:30')]).toMatchObject({ rows: 3 });
  });

  test('draws at its edge what was booked when the shop had other hours', () => {
    const appointments = [appointment('07:30', 30), appointment('19:45', 60)];
    const cells = cellsOf({ date: tuesday, appointments }, rows, week, bookable);
    expect([cells[0], cells.at(-1)]).toMatchObject([
      { kind: 'appointment', rows: 1 },
      { kind: 'appointment', rows: 1 },
    ]);
    expect(cells).toHaveLength(46);
  });
});

describe('the keyboard in the calendar', () => {
  const day = (appointments: Appointment[] = [], date = tuesday) =>
    cellsOf({ date, appointments }, rows, week, bookable);
  const columns = [day([], '2027-01-04'), day([appointment('11:00', 60)]), day([], '2027-01-09')];
  const at = (column: number, time: string) => ({ column, row: rowAt(rows, time) });

  test('comes in at the first quarter-hour that can be chosen', () => {
    expect(firstSpot(columns, 1)).toEqual(at(1, '10:15'));
    expect(firstSpot(columns, 0)).toEqual(at(1, '10:15'));
    expect(firstSpot([columns[0] ?? []], 0)).toBeNull();
  });

  test('goes down past a visit and the lunch break, and back up to where a visit begins', () => {
    expect(spotOfKey(columns, at(1, '11:00'), 'ArrowDown')).toEqual(at(1, '12:00'));
    expect(spotOfKey(columns, at(1, '12:45'), 'ArrowDown')).toEqual(at(1, '14:00'));
    expect(spotOfKey(columns, at(1, '12:00'), 'ArrowUp')).toEqual(at(1, '11:00'));
    expect(spotOfKey(columns, at(1, '19:45'), 'ArrowDown')).toBeNull();
  });

  test('goes sideways to the visit that is under way at that time, and stops at the edge', () => {
    expect(spotOfKey(columns, at(2, '11:30'), 'ArrowLeft')).toEqual(at(1, '11:00'));
    expect(spotOfKey(columns, at(1, '11:00'), 'ArrowLeft')).toBeNull();
    expect(spotOfKey(columns, at(2, '11:30'), 'Home')).toEqual(at(1, '11:00'));
    expect(spotOfKey(columns, at(1, '15:00'), 'End')).toEqual(at(2, '15:00'));
    expect(spotOfKey(columns, at(1, '15:00'), 'x')).toBeNull();
  });
});
