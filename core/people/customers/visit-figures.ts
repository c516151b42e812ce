import type { Temporal } from 'temporal-polyfill';
import { type Appointment, classify } from '../../booking/appointment.ts';
import { countsAs, takingsOf } from '../../figures/counted-visit.ts';
import type { Cents } from '../../units.ts';

export interface VisitFigures<A> {
  readonly appointments: number;
  readonly visits: number;
  readonly taken: Cents;
  readonly missed: number;
  readonly next: A | null;
  readonly last: A | null;
}

type Counted = Pick<Appointment, 'status' | 'startsAt' | 'missed' | 'price' | 'paid'>;

/** `newestFirst`: all of one person. A confirmed visit that is past counts as done; what was cancelled counts nowhere. */
export function visitFigures<A extends Counted>(
  newestFirst: readonly A[],
  now: Temporal.Instant,
): VisitFigures<A> {
  const past = newestFirst.filter(visit => classify(visit, now) === 'past');
  const done = past.filter(visit => countsAs(visit, true) === 'taken');
  return {
    appointments: newestFirst.length,
    visits: done.length,
    taken: done.reduce((sum, visit) => sum + takingsOf(visit), 0),
    missed: past.length - done.length,
    next: newestFirst.findLast(visit => classify(visit, now) === 'upcoming') ?? null,
    last: done[0] ?? null,
  };
}
