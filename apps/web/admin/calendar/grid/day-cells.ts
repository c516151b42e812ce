import { type IsoDate, weekdayOf } from '../../../format/days.ts';
import { minutesOf, timeOf, type WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import type { WeekHours } from '../../../shared/shop/opening-hours.ts';

/** The quarter-hours down the side of the calendar: from the week's earliest opening to its latest closing. */
export type Rows = {
  /** Minutes after midnight. */
  readonly opensAt: number;
  readonly granularity: number;
  /** HH:mm of every row. */
  readonly times: readonly string[];
};

/** One row of one day. An appointment is in the row where it begins and spans all the rows it takes. */
export type Cell =
  | { readonly kind: 'closed' | 'past' | 'free' }
  | { readonly kind: 'appointment'; readonly appointment: Appointment; readonly rows: number }
  /** Under an appointment that began above: `from` is its row. */
  | { readonly kind: 'covered'; readonly from: number };

/** What can still be booked: after now, and no later than the last bookable day. */
export type Bookable = { readonly now: WallClock; readonly lastBookableDay: IsoDate };

export function rowsOf(week: WeekHours, granularity: number): Rows {
  const intervals = week.flatMap(day => day.intervals);
  const opensAt = Math.min(...intervals.map(({ from }) => minutesOf(from)));
  const closesAt = Math.max(...intervals.map(({ to }) => minutesOf(to)));
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

function intervalsOn(week: WeekHours, date: IsoDate) {
  return week.find(({ weekday }) => weekday === weekdayOf(date))?.intervals ?? [];
}

export function isClosed(week: WeekHours, date: IsoDate): boolean {
  return intervalsOn(week, date).length === 0;
}

/** One stylist's day, row by row. */
export function cellsOf(
  day: { readonly date: IsoDate; readonly appointments: readonly Appointment[] },
  rows: Rows,
  week: WeekHours,
  { now, lastBookableDay }: Bookable,
): readonly Cell[] {
  const intervals = intervalsOn(week, day.date);
  const cells = rows.times.map<Cell>(time => {
    if (!intervals.some(({ from, to }) => from <= time && time < to)) return { kind: 'closed' };
    const over = day.date < now.date || (day.date === now.date && time <= now.time);
    return { kind: over || day.date > lastBookableDay ? 'past' : 'free' };
  });
  for (const appointment of day.appointments) {
    // Opening hours may have changed since it was booked: what lies outside is drawn at the edge.
    const from = Math.min(Math.max(0, Math.floor(rowAt(rows, appointment.time))), rows.times.length - 1);
    const to = Math.min(
      Math.ceil(rowAt(rows, appointment.time) + appointment.duration / rows.granularity),
      cells.length,
    );
    const span = Math.max(1, to - from);
    cells.fill({ kind: 'covered', from }, from, from + span);
    cells[from] = { kind: 'appointment', appointment, rows: span };
  }
  return cells;
}
