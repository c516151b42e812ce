import { describe, expect, test } from 'vitest';
import {
  afterKey,
  isSame,
  placeAt,
  runsOf,
  spanFrom,
  standingOf,
} from '../../../apps/web/admin/calendar/carrying/carried.ts';
import type { DayColumn } from '../../../apps/web/admin/calendar/grid/day-column.ts';

const rows = { opensAt: 510, granularity: 15, times: ['08:30', '08:45', '09:00', '09:15', '09:30'] };
const visit = { id: 7, time: '09:00', duration: 30, status: 'confirmed', stylistId: 1 };
const day = (date: string, appointments: readonly object[]) => ({ date, stylistId: 1, appointments });
const columns = [
  day('2027-01-05', []),
  day('2027-01-06', [visit, { ...visit, id: 8, status: 'completed' }]),
] as unknown as readonly DayColumn[];
const shown = { columns, rows };

describe('a carried appointment', () => {
  test('is found where it stands, if it is confirmed', () => {
    expect(standingOf(shown, 7)).toMatchObject({
      from: { date: '2027-01-06', time: '09:00', stylistId: 1 },
      at: { row: 2, column: 1 },
    });
    expect(standingOf(shown, 8)).toBeNull();
    expect(standingOf(shown, 9)).toBeNull();
  });

  test('goes a quarter-hour or a column with each arrow, and never off the grid', () => {
    const at = { row: 2, column: 1 };
    expect(afterKey(shown, at, 'ArrowUp')).toEqual({ row: 1, column: 1 });
    expect(afterKey(shown, at, 'ArrowLeft')).toEqual({ row: 2, column: 0 });
    expect(afterKey(shown, at, 'ArrowRight')).toEqual(at);
    expect(afterKey(shown, { row: 4, column: 0 }, 'ArrowDown')).toEqual({ row: 4, column: 0 });
    expect(afterKey(shown, at, 'a')).toBeUndefined();
  });

  test('is where it was when day, time and stylist are the same', () => {
    const place = { date: '2027-01-06', time: '09:15', stylistId: 1 };
    expect(placeAt(shown, { row: 3, column: 1 })).toEqual(place);
    expect(isSame(place, { ...place })).toBe(true);
    for (const other of [{ date: '2027-01-07' }, { time: '09:30' }, { stylistId: 2 }])
      expect(isSame(place, { ...place, ...other })).toBe(false);
    expect(isSame(place, placeAt(shown, { row: 3, column: 9 }))).toBe(false);
  });

  test('is drawn as long as it is, to the end of the day at most', () => {
    const [found] = columns[1]?.appointments ?? [];
    if (!found) throw new Error('nobody comes');
    expect([spanFrom(rows, found, 2), spanFrom(rows, found, 4)]).toEqual([2, 1]);
  });

  test('may be put where it is offered: a day is told run by run, and not at all before it is known', () => {
    expect(runsOf(rows, ['08:45', '09:00', '09:30'])).toEqual([
      { from: 0, rows: 1, free: false },
      { from: 1, rows: 2, free: true },
      { from: 3, rows: 1, free: false },
      { from: 4, rows: 1, free: true },
    ]);
    expect(runsOf(rows, undefined)).toEqual([]);
  });
});
