import type { IsoDate } from '../../../format/days.ts';
import { minutesOf, timeOf, type WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import type { Stretch } from '../work-days.ts';

/** The quarter-hours down the side of the calendar: from the earliest first one of the days shown to the latest last one. */
export type Rows = {
  /** Minutes after midnight. */
  readonly opensAt: number;
  readonly granularity: number;
  /** HH:mm of every row. */
  readonly times: readonly string[];
};

/** One row of one day. An appointment or a block is in the row where it begins and spans all the rows it takes. */
export type Cell =
  /** `closed`: a pause in the middle of a day; `unknown`: the server has not said yet. */
  | { readonly kind: 'closed' | 'past' | 'free' | 'unknown' }
  | {
      readonly kind: 'appointment';
      readonly appointment: Appointment;
      readonly rows: number;
      /** Of a visit with a posa, what comes before it and after it. */
      readonly part: 'whole' | 'first' | 'second';
    }
  /** The stylist tidies up behind a visit. */
  | { readonly kind: 'cleanup'; readonly appointment: Appointment; readonly rows: number }
  /** A closed day, or time in which the stylist does not work; appointments that stand in it split it. */
  | { readonly kind: 'block'; readonly away: Stretch; readonly rows: number }
  /** Under an appointment or block that began above: `from` is its row. */
  | { readonly kind: 'covered'; readonly from: number };

/** What can still be booked: after now, and no later than the last bookable day. */
export type Bookable = { readonly now: WallClock; readonly lastBookableDay: IsoDate };

export function rowsOf(days: readonly (readonly Stretch[])[], granularity: number): Rows {
  const known = days.filter(stretches => stretches.length > 0);
  const opensAt = Math.min(...known.map(([first]) => minutesOf(first?.from ?? '')));
  const closesAt = Math.max(...known.map(stretches => minutesOf(stretches.at(-1)?.to ?? '')));
  const count = Math.max(0, Math.ceil((closesAt - opensAt) / granularity) || 0);
  return {
    opensAt,
    granularity,
    times: Array.from({ length: count }, (_, row) => timeOf(opensAt + row * granularity)),
  };
}

/** How far down the rows a time stands, in rows and fractions of one. */
export function rowAt({ opensAt, granularity }: Rows, time: string): number {
  return (minutesOf(time) - opensAt) / granularity;
}

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
  const cells: Cell[] = rows.times.map(time => quarterOf(day, time, bookable));
  for (const appointment of day.appointments)
    for (const { kind, from, to } of partsOf(appointment, rows)) {
      if (kind === 'posa') continue;
      const span = to - from;
      cells.fill({ kind: 'covered', from }, from, to);
      cells[from] =
        kind === 'cleanup'
          ? { kind, appointment, rows: span }
          : { kind: 'appointment', appointment, rows: span, part: kind };
    }
  return joined(cells);
}

/** Of a visit, rows half-open. */
type VisitPart = {
  readonly kind: 'whole' | 'first' | 'posa' | 'second' | 'cleanup';
  readonly from: number;
  readonly to: number;
};

/** What a visit is made of. Opening hours may have changed since it was booked: work outside is drawn at the edge. */
function partsOf({ time, duration, processing, cleanup }: Appointment, rows: Rows): readonly VisitPart[] {
  const start = rowAt(rows, time);
  const last = rows.times.length;
  const quarters = (minutes: number) => start + minutes / rows.granularity;
  const work = (kind: 'whole' | 'first' | 'second', begin: number, end: number): VisitPart => {
    const from = Math.min(Math.max(0, Math.floor(begin)), last - 1);
    return { kind, from, to: Math.max(from + 1, Math.min(Math.ceil(end), last)) };
  };
  const end = quarters(duration);
  const tidied = {
    kind: 'cleanup',
    from: Math.ceil(end),
    to: Math.min(Math.ceil(quarters(duration + cleanup)), last),
  } as const;
  const behind = cleanup > 0 && tidied.from >= 0 && tidied.from < tidied.to ? [tidied] : [];
  if (processing === null) return [work('whole', start, end), ...behind];
  const [posa, second] = [quarters(processing.after), quarters(processing.after + processing.minutes)];
  return [
    work('first', start, posa),
    { kind: 'posa', from: Math.max(0, posa), to: Math.min(second, last) },
    work('second', second, end),
    ...behind,
  ];
}

/** While a colour develops its stylist is free: `level` counts those that run at the same time. */
export type Posa = {
  readonly appointment: Appointment;
  readonly from: number;
  readonly rows: number;
  readonly level: number;
};

export function posasOf(appointments: readonly Appointment[], rows: Rows): readonly Posa[] {
  const posas: Posa[] = [];
  for (const appointment of appointments)
    for (const { kind, from, to } of partsOf(appointment, rows)) {
      if (kind !== 'posa' || to <= from) continue;
      const level = posas.filter(other => other.from < to && from < other.from + other.rows).length;
      posas.push({ appointment, from, rows: to - from, level });
    }
  return posas;
}

/** How many posas run in a row. */
export const posasAt = (posas: readonly Posa[], row: number): number =>
  posas.filter(({ from, rows }) => from <= row && row < from + rows).length;

const allDayClosed: Stretch = { kind: 'closed', from: '00:00', to: '24:00', absence: null };

function quarterOf(
  { date, stretches }: { readonly date: IsoDate; readonly stretches: readonly Stretch[] },
  time: string,
  { now, lastBookableDay }: Bookable,
): Cell {
  if (stretches.length === 0) return { kind: 'unknown' };
  if (stretches.every(({ kind }) => kind === 'closed')) return { kind: 'block', away: allDayClosed, rows: 1 };
  const stretch = stretches.find(({ from, to }) => from <= time && time < to);
  if (stretch === undefined || stretch.kind === 'closed') return { kind: 'closed' };
  if (stretch.kind !== 'works') return { kind: 'block', away: stretch, rows: 1 };
  const over = date < now.date || (date === now.date && time <= now.time);
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
