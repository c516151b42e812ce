import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../booking/appointment.ts';
import { placeOf } from '../../booking/place.ts';
import { type Actor, permit } from '../../people/permissions.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Reminders } from '../../ports/letters/reminders.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';

interface Deps {
  readonly appointments: Pick<Appointments, 'find'>;
  readonly reminders: Pick<Reminders, 'put' | 'remove'>;
  readonly clock: Clock;
}

interface Tick {
  readonly reminded: boolean;
  /** When it begins as far as the caller knows; anything else is refused. */
  readonly startsAt?: Temporal.Instant | undefined;
}

type Problem = ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found' | 'appointment-changed'>;

/** Holds for the time at which the visit stands now: one that is moved meanwhile counts as not reminded of. */
export async function setReminded(
  { appointments, reminders, clock }: Deps,
  actor: Actor,
  id: AppointmentId,
  { reminded, startsAt }: Tick,
): Promise<Result<undefined, Problem>> {
  const allowed = permit(actor, 'set-reminded');
  if (!allowed.ok) return allowed;
  const visit = await appointments.find(id);
  if (visit === undefined) return refuse({ code: 'appointment-not-found' });
  if (startsAt !== undefined && !startsAt.equals(visit.startsAt))
    return refuse({ code: 'appointment-changed', place: placeOf(visit), stylist: visit.stylistFirstName });
  if (reminded)
    await reminders.put({ visit: id, startsAt: visit.startsAt, by: allowed.value.userId, at: clock.now() });
  else await reminders.remove(id);
  return ok(undefined);
}
