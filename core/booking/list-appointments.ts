import { type Actor, permit } from '../people/permissions.ts';
import type { AppointmentFilter, Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Page, PageRequest } from '../ports/page.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type AppointmentView, appointmentViewFor } from './appointment-details.ts';

interface Deps {
  readonly appointments: Appointments;
  readonly clock: Clock;
}

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

/**
 * Appointments newest first: everybody's for an administrator, their own for a customer, who may not ask for another
 * person's.
 */
export async function listAppointments(
  { appointments, clock }: Deps,
  actor: Actor,
  filter: AppointmentFilter,
): Promise<Result<readonly AppointmentView[], Denied>> {
  const scoped = scopedTo(actor, filter);
  if (!scoped.ok) return scoped;
  const now = clock.now();
  const list = await appointments.list(scoped.value);
  return ok(list.map(details => appointmentViewFor(actor, details, now)));
}

/** A part of the same list. */
export async function listAppointmentsByPage(
  { appointments, clock }: Deps,
  actor: Actor,
  filter: AppointmentFilter,
  request: PageRequest,
): Promise<Result<Page<AppointmentView>, Denied>> {
  const scoped = scopedTo(actor, filter);
  if (!scoped.ok) return scoped;
  const now = clock.now();
  const page = await appointments.page(scoped.value, request);
  return ok({ ...page, items: page.items.map(details => appointmentViewFor(actor, details, now)) });
}

/** What an asker may see of what they ask for. */
function scopedTo(actor: Actor, filter: AppointmentFilter): Result<AppointmentFilter, Denied> {
  const allowed = permit(actor, 'list-appointments');
  if (!allowed.ok) return allowed;
  if (allowed.value.kind === 'admin') return ok(filter);
  const { userId } = allowed.value;
  return filter.userId === undefined || filter.userId === userId
    ? ok({ ...filter, userId })
    : refuse({ code: 'not-permitted' });
}
