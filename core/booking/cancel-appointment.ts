import type { Temporal } from 'temporal-polyfill';
import { type Bound, missedMoment } from '../calendar/customer-rules.ts';
import { lettersOf } from '../letters/caused-letters.ts';
import { type Actor, type KnownActor, permit } from '../people/permissions.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Shop } from '../shop/shop.ts';
import { authoredBy, type Plan, type View } from './agenda-change.ts';
import { type Appointment, type AppointmentId, classify } from './appointment.ts';
import { mayBecome } from './appointment-status.ts';
import { type AppointmentView, appointmentViewFor } from './appointment-view.ts';
import { ifBound } from './bound.ts';
import { isTheirs, standingAs, whereItStands } from './standing.ts';

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly clock: Clock;
  readonly shop: Pick<Shop, 'phone'>;
}

type CancelProblem = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'appointment-not-found' | 'not-cancellable' | 'too-late-to-cancel'
>;

/** The owner may cancel what is confirmed and lies ahead, an administrator anything confirmed. Others get not-found. `letter`: false, the customer is not written to. */
export async function cancelAppointment(
  deps: Deps,
  actor: Actor,
  id: AppointmentId,
  letter = true,
): Promise<Result<AppointmentView, CancelProblem>> {
  const allowed = permit(actor, 'cancel-appointment');
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  return whereItStands(async () => {
    const details = await deps.appointments.find(id);
    if (details === undefined || !isTheirs(allowed.value, details))
      return refuse({ code: 'appointment-not-found' });
    if (!mayCancel(actor, details, now)) return refuse({ code: 'not-cancellable' });

    const cancelled = await deps.agendas.change({ days: [details] }, view =>
      decideCancelling(view, details, { actor: allowed.value, now, phone: deps.shop.phone, letter }),
    );
    if (!cancelled.ok) return cancelled;
    return cancelled.value && ok(appointmentViewFor(actor, { ...details, ...cancelled.value }, now));
  });
}

/** undefined: it does not stand where it was read. */
function decideCancelling(
  view: View,
  read: Appointment,
  { actor, now, phone, letter }: Bound & { readonly actor: KnownActor; readonly letter: boolean },
): Result<Plan<Appointment | undefined>, ProblemOf<'not-cancellable' | 'too-late-to-cancel'>> {
  const found = standingAs(read, view);
  if (found === undefined) return ok({ writes: [], answer: () => undefined });
  if (!mayCancel(actor, found.appointment, now)) return refuse({ code: 'not-cancellable' });
  const { hours, rules } = view.timetable;
  const last = ifBound(actor, missedMoment(hours, found.appointment.startsAt, rules.cancelUntil, now));
  if (last !== undefined) return refuse({ code: 'too-late-to-cancel', last, phone });
  const author = authoredBy(actor, now);
  const { appointment: visit } = found;
  const letters = lettersOf(view.timetable, {
    ...{ visit, change: 'cancelled', was: visit.stylistId, ...author, letter },
  });
  return ok({
    writes: [{ do: 'cancel', id: read.id, ...author, letters }],
    answer: ([stored]) => stored as Appointment,
  });
}

const mayCancel = (actor: Actor, appointment: Appointment, now: Temporal.Instant): boolean =>
  mayBecome(appointment.status, 'cancelled') &&
  (actor.kind === 'admin' || classify(appointment, now) === 'upcoming');
