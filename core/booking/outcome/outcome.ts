import type { Cents } from '../../units.ts';
import type { Appointment } from '../appointment.ts';

export const outcomes = ['completed', 'missed'] as const;
/** null: not said; a confirmed visit that is past then counts as done. */
export type Outcome = (typeof outcomes)[number] | null;

/** What became of a visit; `paid` null: the price that was agreed. */
export interface VisitEnd {
  readonly outcome: Outcome;
  readonly paid: Cents | null;
}

type Ended = Pick<Appointment, 'status' | 'missed' | 'paid'>;

export const endOf = ({ status, missed, paid }: Ended): VisitEnd => {
  if (status !== 'completed') return { outcome: null, paid: null };
  return { outcome: missed ? 'missed' : 'completed', paid };
};

export const isSameEnd = (a: VisitEnd, b: VisitEnd): boolean => a.outcome === b.outcome && a.paid === b.paid;

/** The same as an appointment keeps it. */
export const endedAs = ({ outcome, paid }: VisitEnd): Ended => ({
  ...{ status: outcome === null ? 'confirmed' : 'completed', missed: outcome === 'missed', paid },
});
