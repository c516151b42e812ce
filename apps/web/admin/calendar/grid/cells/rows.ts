import { endOf, minutesOf, timeOf } from '../../../../format/wall-clock.ts';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import type { Stretch } from '../../work-days.ts';

/** The quarter-hours down the side of the calendar: from the earliest first one of the days shown to the latest last one, visits included. */
export type Rows = {
  /** Minutes after midnight. */
  readonly opensAt: number;
  readonly granularity: number;
  /** HH:mm of every row. */
  readonly times: readonly string[];
};

/**
 * A visit outside the hours is drawn where it stands, whether it was put there or the hours have changed since. None until the
 * hours of a day are known.
 */
export function rowsOf(
  days: readonly (readonly Stretch[])[],
  granularity: number,
  visits: readonly Appointment[] = [],
): Rows {
  const hours = days.flatMap(stretches => [...stretches.slice(0, 1), ...stretches.slice(-1)]);
  const held = visits.map(({ time, duration }) => ({ from: time, to: endOf(time, duration) }));
  const known = hours.length > 0 ? [...hours, ...held] : [];
  const opensAt = Math.min(...known.map(({ from }) => minutesOf(from)));
  const closesAt = Math.max(...known.map(({ to }) => minutesOf(to)));
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
