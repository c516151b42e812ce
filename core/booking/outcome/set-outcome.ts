import { Temporal } from 'temporal-polyfill';
import { type Actor, permit } from '../../people/permissions.ts';
import type { Agendas } from '../../ports/agendas.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Cents } from '../../units.ts';
import type { Authored, Plan, View } from '../agenda-change.ts';
import { type Appointment, type AppointmentId, classify } from '../appointment.ts';
import type { AppointmentWithCustomer } from '../appointment-view.ts';
import { placeOf } from '../place.ts';
import { standingAs, whereItStands } from '../standing.ts';
import { endedAs, endOf, isSameEnd, type Outcome, type VisitEnd } from './outcome.ts';

export interface WantedOutcome {
  readonly outcome: Outcome;
  /** What was paid; null: as agreed; undefined: as noted with this outcome, else as agreed. */
  readonly price?: Cents | null | undefined;
  /** What was seen; anything else is refused. */
  readonly from?: VisitEnd | undefined;
}

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly clock: Clock;
}

type OutcomeProblem = ProblemOf<
  | 'not-logged-in'
  | 'not-permitted'
  | 'appointment-not-found'
  | 'not-begun'
  | 'outcome-changed'
  | 'cancelled-already'
>;

/** Administrators, from a visit's start on. The same outcome once more answers as the first did. */
export async function setOutcome(
  { agendas, appointments, clock }: Deps,
  actor: Actor,
  id: AppointmentId,
  wanted: WantedOutcome,
): Promise<Result<AppointmentWithCustomer, OutcomeProblem>> {
  const allowed = permit(actor, 'set-outcome');
  if (!allowed.ok) return allowed;
  const author = { by: allowed.value.userId, at: clock.now() };
  return whereItStands(async () => {
    const details = await appointments.find(id);
    if (details === undefined) return refuse({ code: 'appointment-not-found' });
    if (details.status === 'cancelled') return refuse({ code: 'cancelled-already' });
    const set = await agendas.change({ days: [details] }, view =>
      decideOutcome({ ...wanted, ...author }, details, view),
    );
    if (!set.ok) return set;
    return set.value && ok({ ...details, ...set.value, classification: classify(set.value, author.at) });
  });
}

/** undefined: it does not stand where it was read. */
function decideOutcome(
  wanted: WantedOutcome & Authored,
  read: Appointment,
  view: View,
): Result<Plan<Appointment | undefined>, ProblemOf<'not-begun' | 'outcome-changed'>> {
  const appointment = standingAs(read, view)?.appointment;
  if (appointment === undefined) return ok({ writes: [], answer: () => undefined });
  const { by, at, from: seen } = wanted;
  if (Temporal.Instant.compare(at, appointment.startsAt) < 0)
    return refuse({ code: 'not-begun', place: placeOf(appointment) });
  const [from, to] = [endOf(appointment), wantedEnd(wanted, endOf(appointment))];
  if (isSameEnd(from, to)) return ok({ writes: [], answer: () => appointment });
  if (seen !== undefined && !isSameEnd(seen, from))
    return refuse({ code: 'outcome-changed', now: from.outcome });
  return ok({
    writes: [{ do: 'outcome', id: appointment.id, from, to, by, at }],
    answer: () => ({ ...appointment, ...endedAs(to) }),
  });
}

function wantedEnd({ outcome, price }: WantedOutcome, before: VisitEnd): VisitEnd {
  if (outcome === null) return { outcome, paid: null };
  const noted = outcome === before.outcome ? before.paid : null;
  return { outcome, paid: price === undefined ? noted : price };
}
