import { minutesOf, timeOf } from '../../../../format/wall-clock.ts';
import type { Stretch } from '../../work-days.ts';

/** The quarter-hours down the side of the calendar: from the earliest first one of the days shown to the latest last one. */
export type Rows = {
  /** Minutes after midnight. */
  readonly opensAt: number;
  readonly granularity: number;
  /** HH:mm of every row. */
  readonly times: readonly string[];
};

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
