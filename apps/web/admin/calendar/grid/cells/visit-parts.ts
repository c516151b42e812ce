import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { type Rows, rowAt } from './rows.ts';

/** Of a visit, rows half-open. */
type VisitPart = {
  readonly kind: 'whole' | 'first' | 'posa' | 'second' | 'cleanup';
  readonly from: number;
  readonly to: number;
};

/** What a visit is made of. Opening hours may have changed since it was booked: work outside is drawn at the edge. */
export function partsOf(
  { time, duration, processing, cleanup }: Appointment,
  rows: Rows,
): readonly VisitPart[] {
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
