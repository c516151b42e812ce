import { type Actor, permit } from '../people/permissions.ts';
import type { AppointmentFilter, Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type SeenAppointment, seenBy } from './appointment-details.ts';

interface Deps {
  readonly appointments: Appointments;
  readonly clock: Clock;
}

/**
 * Appointments newest first: everybody's for an administrator, their own for a customer, who may not ask for another
 * person's.
 */
export async function listAppointments(
  deps: Deps,
  actor: Actor,
  filter: AppointmentFilter,
): Promise<Result<readonly SeenAppointment[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-appointments');
  if (!allowed.ok) return allowed;
  const asker = allowed.value;
  const scoped = asker.kind === 'admin' ? filter : { ...filter, userId: asker.userId };
  if (filter.userId !== undefined && filter.userId !== scoped.userId)
    return refuse({ code: 'not-permitted' });
  const now = deps.clock.now();
  const appointments = await deps.appointments.list(scoped);
  return ok(appointments.map(details => seenBy(asker, details, now)));
}
