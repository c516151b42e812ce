import { classify } from '../../booking/appointment.ts';
import { type AppointmentView, appointmentViewFor } from '../../booking/appointment-view.ts';
import { shopMoment } from '../../calendar/shop-time.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Timetables } from '../../ports/timetables.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import { decideErasing, type ErasingProblem } from './erasing-decision.ts';

interface Deps {
  readonly users: Pick<Users, 'findPerson' | 'list'>;
  readonly appointments: Pick<Appointments, 'list'>;
  readonly timetables: Timetables;
  readonly clock: Clock;
}

export interface ForeseenErasing {
  /** Visits that it would cancel, the next one first. */
  readonly cancels: readonly AppointmentView[];
  /** How many visits would stay, without a name. */
  readonly keeps: number;
  /** Why it would be refused. */
  readonly refusal: ErasingProblem | undefined;
}

/** Of oneself; an administrator, of anybody. Changes nothing. */
export async function foreseeErasing(
  { users, appointments, timetables, clock }: Deps,
  actor: Actor,
  userId?: UserId,
): Promise<Result<ForeseenErasing, ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>>> {
  const allowed = permit(actor, userId === undefined ? 'erase-own-account' : 'erase-person');
  if (!allowed.ok) return allowed;
  const id = userId ?? allowed.value.userId;
  const now = clock.now();
  const timetable = await timetables.current();
  const { date: from } = shopMoment(timetable.hours, now);
  const [person, all, admins, served] = await Promise.all([
    users.findPerson(id),
    appointments.list({ userId: id }),
    users.list({ role: 'admin' }),
    appointments.list({ stylistId: id, from, status: 'confirmed' }),
  ]);
  if (person === undefined) return refuse({ code: 'user-not-found' });
  const lieAhead = (visits: typeof all) => visits.filter(visit => classify(visit, now) === 'upcoming');
  const visits = lieAhead(all).toReversed();
  const decided = decideErasing(
    allowed.value.userId,
    now,
  )({
    ...{ person, visits, serves: lieAhead(served).length, timetable },
    otherAdmins: admins.filter(admin => admin.id !== id).length,
  });
  return ok({
    cancels: visits.map(visit => appointmentViewFor(actor, visit, now)),
    keeps: all.filter(visit => classify(visit, now) === 'past').length,
    refusal: decided.ok ? undefined : decided.problem,
  });
}
