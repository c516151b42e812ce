import { endOf } from '../../../../format/wall-clock.ts';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { type Rows, rowAt } from './rows.ts';

/** When the stylist is free in the middle of a visit, HH:mm. */
export type Pause = { readonly from: string; readonly to: string };

/** Of a visit, rows half-open. */
type VisitPart = (Work | { readonly kind: 'posa' } | { readonly kind: 'cleanup' }) & {
  readonly from: number;
  readonly to: number;
};

/** What is done in one go: all of it, what comes before the first posa, or what comes behind one. */
export type Work = {
  readonly kind: 'whole' | 'first' | 'second';
  /** HH:mm */
  readonly begins: string;
  /** The posa behind it. */
  readonly pause: Pause | null;
};

/** What a visit is made of. Its work lies within the rows; what is tidied up behind it may reach past them. */
export function partsOf(appointment: Appointment, rows: Rows): readonly VisitPart[] {
  const { time, duration, cleanup } = appointment;
  const quarters = (minutes: number) => rowAt(rows, time) + minutes / rows.granularity;
  const pauses = pausesOf(appointment);
  const work = pauses.concat({ from: duration, to: duration }).map(({ from: end }, index): VisitPart => {
    const begins = pauses[index - 1]?.to ?? 0;
    const next = pauses[index];
    return {
      kind: index > 0 ? 'second' : next ? 'first' : 'whole',
      begins: endOf(time, begins),
      pause: next ? { from: endOf(time, next.from), to: endOf(time, next.to) } : null,
      from: Math.floor(quarters(begins)),
      to: Math.ceil(quarters(end)),
    };
  });
  const posas = pauses.map(({ from, to }): VisitPart => {
    return { kind: 'posa', from: quarters(from), to: quarters(to) };
  });
  const tidied = {
    kind: 'cleanup',
    from: Math.ceil(quarters(duration)),
    to: Math.min(Math.ceil(quarters(duration + cleanup)), rows.times.length),
  } as const;
  const behind = tidied.from < tidied.to ? [tidied] : [];
  return [...work, ...posas, ...behind];
}

/** Each posa stays where it lies in its service, in minutes from the start of the visit. */
function pausesOf({ services }: Appointment): readonly { readonly from: number; readonly to: number }[] {
  let at = 0;
  return services.flatMap(({ duration, processing }) => {
    const from = at + (processing?.after ?? 0);
    at += duration;
    return processing ? [{ from, to: from + processing.minutes }] : [];
  });
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
