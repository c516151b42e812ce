import type { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../people/permissions.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { clockTime } from '../appointment.ts';
import { type AppointmentDetails, type AppointmentView, appointmentViewFor } from '../appointment-view.ts';
import { targetOf, type WantedMove } from '../moving/moving-decision.ts';
import { isSamePlace, placeOf } from '../place.ts';
import { isRestoredBy } from '../restoring/restoring-decision.ts';
import { isTheirs } from '../standing.ts';

interface Target extends Pick<WantedMove, 'date' | 'stylistId'> {
  readonly time: Temporal.PlainTime;
}

export type Asked =
  | { readonly change: 'move'; readonly id: number; readonly to: Target }
  | { readonly change: 'cancel' | 'restore'; readonly id: number };

interface Deps {
  readonly appointments: Pick<Appointments, 'find'>;
  readonly histories: Pick<Histories, 'of'>;
  readonly clock: Clock;
}

/**
 * The answer to a repeated request whose change has been made, such as after a lost answer: no limit counts it. undefined:
 * the change is still to be made.
 */
export async function findDone(
  { appointments, histories, clock }: Deps,
  actor: Actor,
  asked: Asked,
): Promise<Result<AppointmentView, ProblemOf<'not-cancellable'>> | undefined> {
  if (actor.kind === 'guest') return undefined;
  const visit = await appointments.find(asked.id);
  if (visit === undefined || !isTheirs(actor, visit)) return undefined;
  if (asked.change === 'cancel')
    return visit.status === 'cancelled' ? refuse({ code: 'not-cancellable' }) : undefined;
  if (visit.status !== 'confirmed') return undefined;
  const isDone =
    asked.change === 'move'
      ? standsThere(visit, asked.to)
      : isRestoredBy(await histories.of(visit.id), actor.userId);
  return isDone ? ok(appointmentViewFor(actor, visit, clock.now())) : undefined;
}

const standsThere = (visit: AppointmentDetails, { date, time, stylistId }: Target): boolean =>
  isSamePlace(placeOf(visit), targetOf({ date, time: clockTime(time), stylistId }, visit));
