import { describe, expect, test } from 'vitest';
import { type Cell, cellsOf } from '../../../apps/web/admin/calendar/grid/cells/day-cells.ts';
import { firstSpot, spotOfKey } from '../../../apps/web/admin/calendar/grid/cells/grid-keys.ts';
import { rowAt, rowsOf } from '../../../apps/web/admin/calendar/grid/cells/rows.ts';
import { posasAt, posasOf } from '../../../apps/web/admin/calendar/grid/cells/visit-parts.ts';
import type { Stretch } from '../../../apps/web/admin/calendar/work-days.ts';
import type { Appointment } from '../../../apps/web/shared/appointments/appointment.ts';

const stretch = (kind: Stretch['kind'], from: string, to: string): Stretch => ({
  ...{ kind, from, to },
  absence:
    kind === 'absent'
      ? { id: 5, stylistId: 1, from: '', to: '', start: from, end: to, reason: 'Visita' }
      : null,
});
const withBreak = [
  stretch('works', '08:30', '13:00'),
  stretch('closed', '13:00', '14:00'),
  stretch('works', '14:00', '20:00'),
];
const closedDay = [stretch('closed', '08:30', '20:00')];
const rows = rowsOf([closedDay, withBreak], 15);
const tuesday = '2027-01-05';
const bookable = {
  now: { date: tuesday, weekday: 2, time: '10:00' },
  lastBookableDay: '2029-12-31',
};

const appointment = (time: string, duration: number, more: Partial<Appointment> = {}) =>
  ({ time, duration, cleanup: 0, services: [{ duration, processing: null }], ...more }) as Appointment;
const posa = (after: number, minutes: number) => ({ after, minutes });
/** Of one service. */
const colouring = (duration: number, processing: ReturnType<typeof posa>) => ({
  services: [{ duration, processing }] as Appointment['services'],
});

function kindsAt(cells: readonly Cell[], ...times: string[]) {
  return times.map(time => cells[rowAt(rows, time)]?.kind);
}

describe('the rows of the calendar', () => {
  test('are the quarter-hours from the earliest opening to the latest closing', () => {
    expect([rows.times.length, rows.times[0], rows.times.at(-1)]).toEqual([46, '08:30', '19:45']);
  });

  test('are widened by a day that begins earlier or ends later, and none until the days are known', () => {
    const early = rowsOf([withBreak, [], [stretch('works', '07:00', '20:30')]], 15);
    expect([early.times.length, early.times[0], early.times.at(-1)]).toEqual([54, '07:00', '20:15']);
    expect(rowsOf([[]], 15, [appointment('10:00', 30)]).times).toEqual([]);
  });
});

describe('a day in the calendar', () => {
  test('has nothing to choose before the quarter-hour that is running, in the lunch break or on a day that is too far away', () => {
    const cells = cellsOf({ date: tuesday, stretches: withBreak, appointments: [] }, rows, bookable);
    expect(kindsAt(cells, '09:45', '10:00', '10:15', '12:45', '13:00', '14:00')).toEqual([
      'past',
      'free',
      'free',
      'free',
      'closed',
      'free',
    ]);
    const late = cellsOf({ date: '2030-01-01', stretches: withBreak, appointments: [] }, rows, bookable);
    expect(kindsAt(late, '10:15')).toEqual(['past']);
  });

  test('gives a visit exactly its quarter-hours', () => {
    const cells = cellsOf(
      { date: tuesday, stretches: withBreak, appointments: [appointment('10:30', 45)] },
      rows,
      bookable,
    );
    expect(kindsAt(cells, '10:15', '10:30', '10:45', '11:00', '11:15')).toEqual([
      'free',
      'appointment',
      'covered',
      'covered',
      'free',
    ]);
    expect(cells[rowAt(rows, '10:30')]).toMatchObject({ rows: 3 });
  });

  test('draws where it stands what was booked when the shop had other hours, and nothing over another', () => {
    const [early, first, late] = [
      appointment('07:30', 60),
      appointment('08:30', 30),
      appointment('19:45', 60, { ...colouring(60, posa(30, 15)), cleanup: 15 }),
    ];
    const appointments = [early, first, late];
    const wider = rowsOf([withBreak], 15, appointments);
    expect([wider.times[0], wider.times.at(-1)]).toEqual(['07:30', '20:30']);
    const cells = cellsOf({ date: tuesday, stretches: withBreak, appointments }, wider, bookable);
    expect(
      cells.flatMap((cell, row) =>
        cell.kind === 'appointment' ? [[cell.appointment, wider.times[row], cell.rows]] : [],
      ),
    ).toEqual([
      [early, '07:30', 4],
      [first, '08:30', 2],
      [late, '19:45', 2],
      [late, '20:30', 1],
    ]);
    expect(posasOf(appointments, wider)).toMatchObject([{ appointment: late, rows: 1 }]);
  });

  test('leaves the posa of a visit free for others, and what is tidied up behind it not', () => {
    const colour = appointment('14:00', 90, { ...colouring(90, posa(30, 45)), cleanup: 15 });
    const inside = appointment('14:45', 15);
    const appointments = [colour, inside];
    const cells = cellsOf({ date: tuesday, stretches: withBreak, appointments }, rows, bookable);
    expect(kindsAt(cells, '14:00', '14:15', '14:30', '14:45', '15:00', '15:15', '15:30', '15:45')).toEqual([
      ...['appointment', 'covered', 'free', 'appointment', 'free', 'appointment', 'cleanup', 'free'],
    ]);
    expect(cells[rowAt(rows, '15:15')]).toMatchObject({ part: { kind: 'second', begins: '15:15' }, rows: 1 });
    expect(posasOf(appointments, rows)).toEqual([
      { appointment: colour, from: rowAt(rows, '14:30'), rows: 3, level: 0 },
    ]);
    const another = appointment('14:30', 60, colouring(60, posa(15, 30)));
    expect(posasOf([colour, another], rows).map(({ level }) => level)).toEqual([0, 1]);
    expect(posasAt(posasOf([colour, another], rows), rowAt(rows, '15:00'))).toBe(2);
  });

  test('draws several services as work, posa and work, each posa where its service lies', () => {
    const services = [
      { duration: 60, processing: posa(15, 30) },
      { duration: 30, processing: null },
      { duration: 90, processing: posa(30, 45) },
    ] as Appointment['services'];
    const several = appointment('14:00', 180, { services, cleanup: 15 });
    const cells = cellsOf({ date: tuesday, stretches: withBreak, appointments: [several] }, rows, bookable);
    const works = cells.flatMap(cell => (cell.kind === 'appointment' ? [[cell.part, cell.rows]] : []));
    expect(works).toMatchObject([
      [{ kind: 'first', begins: '14:00', pause: { from: '14:15', to: '14:45' } }, 1],
      [{ kind: 'second', begins: '14:45', pause: { from: '16:00', to: '16:45' } }, 5],
      [{ kind: 'second', begins: '16:45', pause: null }, 1],
    ]);
    expect(kindsAt(cells, '14:15', '14:30', '16:00', '16:30', '17:00', '17:15')).toEqual([
      ...['free', 'free', 'free', 'free', 'cleanup', 'free'],
    ]);
    expect(posasOf([several], rows).map(({ from, rows: long }) => [rows.times[from], long])).toEqual([
      ['14:15', 2],
      ['16:00', 3],
    ]);
  });

  test('shows a closed day and an absence in one piece, which a visit splits', () => {
    const closed = cellsOf({ date: tuesday, stretches: closedDay, appointments: [] }, rows, bookable);
    expect(closed[0]).toMatchObject({ kind: 'block', rows: 46 });
    const stretches = [stretch('absent', '08:30', '11:00'), stretch('works', '11:00', '20:00')];
    const away = cellsOf(
      { date: tuesday, stretches, appointments: [appointment('09:30', 30)] },
      rows,
      bookable,
    );
    expect(kindsAt(away, '08:30', '09:30', '10:00', '11:00')).toEqual([
      ...['block', 'appointment', 'block', 'free'],
    ]);
    expect([away[0], away[rowAt(rows, '10:00')]]).toMatchObject([{ rows: 4 }, { rows: 4 }]);
  });

  test('tells the hours in which its stylist does not work from those in which the shop is closed', () => {
    const stretches = [stretch('off-plan', '08:30', '11:00'), ...withBreak.slice(1)];
    const cells = cellsOf({ date: tuesday, stretches, appointments: [] }, rows, bookable);
    expect(cells[0]).toMatchObject({ kind: 'block', away: { kind: 'off-plan' }, rows: 10 });
    expect(kindsAt(cells, '13:00', '14:00')).toEqual(['closed', 'free']);
  });

  test('offers nothing before the server has said when its stylist works', () => {
    const cells = cellsOf({ date: tuesday, stretches: [], appointments: [] }, rows, bookable);
    expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(['unknown']));
  });
});

describe('the keyboard in the calendar', () => {
  const day = (appointments: Appointment[] = [], date = tuesday, stretches: readonly Stretch[] = withBreak) =>
    cellsOf({ date, stretches, appointments }, rows, bookable);
  const columns = [
    day([], '2027-01-04', closedDay),
    day([appointment('11:00', 60)]),
    day([], '2027-01-09', [stretch('works', '08:30', '20:00')]),
  ];
  const at = (column: number, time: string) => ({ column, row: rowAt(rows, time) });

  test('comes in at the first quarter-hour that can be chosen', () => {
    expect(firstSpot(columns, 1)).toEqual(at(1, '10:00'));
    expect(firstSpot(columns, 0)).toEqual(at(1, '10:00'));
    expect(firstSpot([columns[0] ?? []], 0)).toBeNull();
  });

  test('goes down past a visit and the lunch break, and back up to where a visit begins', () => {
    expect(spotOfKey(columns, at(1, '11:00'), 'ArrowDown')).toEqual(at(1, '12:00'));
    expect(spotOfKey(columns, at(1, '12:45'), 'ArrowDown')).toEqual(at(1, '14:00'));
    expect(spotOfKey(columns, at(1, '12:00'), 'ArrowUp')).toEqual(at(1, '11:00'));
    expect(spotOfKey(columns, at(1, '19:45'), 'ArrowDown')).toBeNull();
  });

  test('reaches an absence as one place, and hours in which nobody works as another while they lie ahead', () => {
    const stretches = [
      stretch('works', '08:30', '12:00'),
      stretch('absent', '12:00', '15:00'),
      stretch('off-plan', '15:00', '20:00'),
    ];
    const away = [day([], tuesday, stretches)];
    expect(spotOfKey(away, at(0, '11:45'), 'ArrowDown')).toEqual(at(0, '12:00'));
    expect(spotOfKey(away, at(0, '12:00'), 'ArrowDown')).toEqual(at(0, '15:00'));
    const over = [day([], '2027-01-04', stretches)];
    expect(spotOfKey(over, at(0, '12:00'), 'ArrowDown')).toBeNull();
  });

  test('goes sideways to the visit that is under way at that time, and stops at the edge', () => {
    expect(spotOfKey(columns, at(2, '11:30'), 'ArrowLeft')).toEqual(at(1, '11:00'));
    expect(spotOfKey(columns, at(1, '11:00'), 'ArrowLeft')).toBeNull();
    expect(spotOfKey(columns, at(2, '11:30'), 'Home')).toEqual(at(1, '11:00'));
    expect(spotOfKey(columns, at(1, '15:00'), 'End')).toEqual(at(2, '15:00'));
    expect(spotOfKey(columns, at(1, '15:00'), 'x')).toBeNull();
  });
});
