import type { Temporal } from 'temporal-polyfill';
import { type Actor, permit } from '../people/permissions.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Plan, View } from './agenda-change.ts';
import { type Appointment, type AppointmentId, classify } from './appointment.ts';
import { type AppointmentView, appointmentViewFor } from './appointment-details.ts';
import { mayBecome } from './appointment-status.ts';

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly clock: Clock;
}

type CancelProblem = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'appointment-not-found' | 'not-cancellable'
>;

/**
 * Cancels a visit and frees its time. The owner may while it is confirmed and lies ahead, an administrator while it is
 * confirmed; somebody else's appointment does not exist for a customer.
 */
export async function cancelAppointment(
  deps: Deps,
  actor: Actor,
  id: AppointmentId,
): Promise<Result<AppointmentView, CancelProblem>> {
  const allowed = permit(actor, 'cancel-appointment');
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const details = await deps.appointments.find(id);
  const theirs = allowed.value.kind === 'admin' || details?.userId === allowed.value.userId;
  if (details === undefined || !theirs) return refuse({ code: 'appointment-not-found' });

  const scope = { days: [{ stylistId: details.stylistId, date: details.date }] };
  const cancelled = await deps.agendas.change(scope, view => decideCancelling(view, allowed.value, id, now));
  return cancelled.ok ? ok(appointmentViewFor(actor, { ...details, ...cancelled.value }, now)) : cancelled;
}

/** Under the lock: it may have been cancelled since it was read. */
function decideCancelling(
  view: View,
  actor: Actor,
  id: AppointmentId,
  now: Temporal.Instant,
): Result<Plan<Appointment>, ProblemOf<'not-cancellable'>> {
  const visit = view.days.flatMap(day => day.appointments).find(candidate => candidate.id === id);
  if (visit === undefined || !mayCancel(actor, visit, now)) return refuse({ code: 'not-cancellable' });
  return ok({ writes: [{ do: 'cancel', id }], answer: ([stored]) => stored as Appointment });
}

function mayCancel(actor: Actor, visit: Appointment, now: Temporal.Instant): boolean {
  return (
    mayBecome(visit.status, 'cancelled') && (actor.kind === 'admin' || classify(visit, now) === 'upcoming')
  );
}
