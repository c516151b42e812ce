import type { Appointment } from '../../../shared/appointments/appointment.ts';
import type { Place } from '../../../shared/moving/place.ts';
import { type Rows, rowAt } from '../grid/cells/rows.ts';
import type { DayColumn } from '../grid/day-column.ts';

/** The quarter-hour and the column in which an appointment begins. */
export type At = { readonly row: number; readonly column: number };

/** What the grid shows. */
export type Shown = { readonly columns: readonly DayColumn[]; readonly rows: Rows };

export type Carried = {
  readonly appointment: Appointment;
  readonly from: Place;
  readonly by: 'pointer' | 'keys';
  readonly at: At;
  readonly sending?: boolean;
};

/** Of an appointment, from where it stood to where it was let go. */
export type Drop = { readonly id: number; readonly from: Place; readonly to: Place };

/** Where an appointment stands in the grid, if it is one that can be carried. */
export function standingOf({ columns, rows }: Shown, id: number) {
  for (const [column, { appointments, date, stylistId }] of columns.entries()) {
    const appointment = appointments.find(shown => shown.id === id);
    if (appointment?.status !== 'confirmed') continue;
    const from: Place = { date, stylistId, time: appointment.time };
    const at = within({ columns, rows }, { row: Math.floor(rowAt(rows, appointment.time)), column });
    return { appointment, from, at };
  }
  return null;
}

/** Never beyond the quarter-hours and columns that are shown. */
export const within = ({ columns, rows }: Shown, { row, column }: At): At => ({
  row: Math.max(0, Math.min(row, rows.times.length - 1)),
  column: Math.max(0, Math.min(column, columns.length - 1)),
});

export function placeAt({ columns, rows }: Shown, { row, column }: At): Place | null {
  const [day, time] = [columns[column], rows.times[row]];
  return day && time !== undefined ? { date: day.date, stylistId: day.stylistId, time } : null;
}

export const isSame = (a: Place, b: Place | null): boolean =>
  a.date === b?.date && a.time === b.time && a.stylistId === b.stylistId;

const arrows: Readonly<Record<string, At>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

export function afterKey(shown: Shown, at: At, key: string): At | undefined {
  const step = arrows[key];
  return step && within(shown, { row: at.row + step.row, column: at.column + step.column });
}

/** How many rows it takes from one on; it may reach past the last. */
export const spanFrom = ({ granularity, times }: Rows, { duration }: Appointment, row: number): number =>
  Math.max(1, Math.min(Math.ceil(duration / granularity), times.length - row));

/** Neighbouring quarter-hours that are all free to begin at, or all not. */
export type Run = { readonly from: number; readonly rows: number; readonly free: boolean };

/** None until the starts are known. */
export function runsOf({ times }: Rows, starts: readonly string[] | undefined): readonly Run[] {
  if (!starts) return [];
  const free = new Set(starts);
  const runs: Run[] = [];
  for (const [row, time] of times.entries()) {
    const last = runs.at(-1);
    const isFree = free.has(time);
    if (last?.free === isFree) runs[runs.length - 1] = { ...last, rows: last.rows + 1 };
    else runs.push({ from: row, rows: 1, free: isFree });
  }
  return runs;
}
