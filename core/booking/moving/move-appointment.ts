import type { Temporal } from 'temporal-polyfill';
import { type Actor, permit } from '../../people/permissions.ts';
import type { Agendas } from '../../ports/agendas.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Timetables } from '../../ports/timetables.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Shop } from '../../shop/shop.ts';
import { type AppointmentId, clockTime } from '../appointment.ts';
import { type AppointmentView, appointmentViewFor } from '../appointment-view.ts';
import { overrides } from '../bound.ts';
import type { Place } from '../place.ts';
import { isTheirs, whereItStands } from '../standing.ts';
import {
  decideMoving,
  type MoveDecisionProblem,
  refuseTarget,
  targetOf,
  type WantedMove,
} from './moving-decision.ts';

export interface MoveRequest extends Pick<WantedMove, 'date' | 'stylistId' | 'override' | 'letter'> {
  readonly time: Temporal.PlainTime;
  readonly from?: Place | undefined;
}

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly clock: Clock;
  readonly timetables: Timetables;
  readonly shop: Pick<Shop, 'phone'>;
}

type MoveProblem =
  | ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>
  | MoveDecisionProblem;

/**
 * The owner may move what is confirmed and lies ahead, an administrator anything confirmed. Others get not-found. The same
 * move once more answers as the first did. A time at which nobody is booked is refused before all else.
 */
export async function moveAppointment(
  { agendas, appointments, clock, timetables, shop }: Deps,
  actor: Actor,
  id: AppointmentId,
  request: MoveRequest,
): Promise<Result<AppointmentView, MoveProblem>> {
  const allowed = permit(actor, 'move-appointment');
  if (!allowed.ok) return allowed;
  const now = clock.now();
  const { value: mover } = allowed;
  const wanted = {
    ...{ ...request, override: overrides(mover, request), time: clockTime(request.time) },
    ...{ actor: mover, now, phone: shop.phone },
  };
  return whereItStands(async () => {
    const details = await appointments.find(id);
    const known = details && isTheirs(allowed.value, details) ? details : undefined;
    if (known?.status !== 'confirmed') {
      const code = known === undefined ? 'appointment-not-found' : 'not-movable';
      return refuse(refuseTarget(wanted, await timetables.current(), known) ?? { code });
    }
    const scope = { days: [known, targetOf(wanted, known)] };
    const moved = await agendas.change(scope, view => decideMoving(wanted, known, view));
    if (!moved.ok) return moved;
    return moved.value && ok(appointmentViewFor(actor, moved.value, now));
  });
}
