import type { AppointmentId } from '../booking/appointment.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { isComing } from './outside.ts';
import { markOf } from './outside-reason.ts';

type KeepProblem = ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>;

/** A coming visit stays although it lies outside, until it moves or a later change takes its time again. */
export async function keepVisit(
  { timetables, clock }: { readonly timetables: Timetables; readonly clock: Clock },
  actor: Actor,
  id: AppointmentId,
): Promise<Result<undefined, KeepProblem>> {
  const allowed = permit(actor, 'keep-outside');
  if (!allowed.ok) return allowed;
  const now = clock.now();
  const { hours } = await timetables.current();
  return timetables.change(shopMoment(hours, now).date, ({ appointments }) => {
    const visit = appointments.find(appointment => appointment.id === id && isComing(appointment, now));
    if (visit === undefined) return refuse({ code: 'appointment-not-found' });
    return ok({ write: { in: 'kept', put: markOf(visit) }, answer: () => undefined });
  });
}
