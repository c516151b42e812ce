import type { IsoDate } from '../../../../format/days.ts';
import { endOf, type WallClock } from '../../../../format/wall-clock.ts';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import type { Stretch } from '../../work-days.ts';
import { type Rows } from './rows.ts';
import { partsOf, type Work } from './visit-parts.ts';

/** One row of one day. An appointment or a block is in the row where it begins and spans all the rows it takes. */
export type Cell =
  /** `closed`: a pause in the middle of a day; `unknown`: the server has not said yet. */
  | { readonly kind: 'closed' | 'past' | 'free' | 'unknown' }
  | {
      readonly kind: 'appointment';
      readonly appointment: Appointment;
      readonly rows: number;
      readonly part: Work;
    }
  /** The stylist tidies up behind a visit. */
  | { readonly kind: 'cleanup'; readonly appointment: Appointment; readonly rows: number }
  /**
   * A closed day, or time in which the stylist does not work; appointments that stand in it split it. `ahead`: something may
   * be put there on purpose.
   */
  | { readonly kind: 'block'; readonly away: Stretch; readonly rows: number; readonly ahead: boolean }
  /** Under an appointment or block that began above: `from` is its row. */
  | { readonly kind: 'covered'; readonly from: number };

/** What can still be booked: what is not over, the quarter-hour that is running too, and no later than the last bookable day. */
export type Bookable = { readonly now: WallClock; readonly lastBookableDay: IsoDate };

/** Nobody can be booked on any part of it. */
export const isOff = (stretches: readonly Stretch[]): boolean =>
  stretches.length > 0 && stretches.every(({ kind }) => kind !== 'works');

/** One stylist's day, row by row. */
export function cellsOf(
  day: {
    readonly date: IsoDate;
    readonly stretches: readonly Stretch[];
    readonly appointments: readonly Appointment[];
  },
  rows: Rows,
  bookable: Bookable,
): readonly Cell[] {
  if (rows.times.length === 0) return [];
  const cells: Cell[] = rows.times.map(time => quarterOf(day, time, rows.granularity, bookable));
  for (const appointment of day.appointments)
    for (const part of partsOf(appointment, rows)) {
      const { from, to } = part;
      if (part.kind === 'posa') continue;
      const span = to - from;
      cells.fill({ kind: 'covered', from }, from, to);
      cells[from] =
        part.kind === 'cleanup'
          ? { kind: part.kind, appointment, rows: span }
          : { kind: 'appointment', appointment, rows: span, part };
    }
  return joined(cells);
}

const allDayClosed: Stretch = { kind: 'closed', from: '00:00', to: '24:00', absence: null };

function quarterOf(
  { date, stretches }: { readonly date: IsoDate; readonly stretches: readonly Stretch[] },
  time: string,
  granularity: number,
  { now, lastBookableDay }: Bookable,
): Cell {
  if (stretches.length === 0) return { kind: 'unknown' };
  const ahead = date >= now.date && date <= lastBookableDay;
  if (stretches.every(({ kind }) => kind === 'closed'))
    return { kind: 'block', away: allDayClosed, rows: 1, ahead };
  const stretch = stretches.find(({ from, to }) => from <= time && time < to);
  if (stretch === undefined || stretch.kind === 'closed') return { kind: 'closed' };
  if (stretch.kind !== 'works') return { kind: 'block', away: stretch, rows: 1, ahead };
  const over = date < now.date || (date === now.date && endOf(time, granularity) <= now.time);
  return { kind: over || date > lastBookableDay ? 'past' : 'free' };
}

/** Neighbouring rows of the same block become one. */
function joined(cells: readonly Cell[]): readonly Cell[] {
  const result: Cell[] = [];
  let from = 0;
  for (const [row, cell] of cells.entries()) {
    const above = result[from];
    if (cell.kind === 'block' && above?.kind === 'block' && above.away === cell.away) {
      result[from] = { ...above, rows: above.rows + 1 };
      result.push({ kind: 'covered', from });
    } else {
      from = row;
      result.push(cell);
    }
  }
  return result;
}
