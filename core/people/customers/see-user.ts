import { type AppointmentWithCustomer, appointmentViewFor } from '../../booking/appointment-view.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import { type PersonView, personView } from '../user-view.ts';
import { type VisitFigures, visitFigures } from './visit-figures.ts';

export interface UserCard extends PersonView, VisitFigures<AppointmentWithCustomer> {}

export async function seeUser(
  deps: {
    readonly users: Pick<Users, 'findPerson'>;
    readonly appointments: Pick<Appointments, 'list'>;
    readonly clock: Clock;
  },
  actor: Actor,
  id: UserId,
): Promise<Result<UserCard, ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>>> {
  const allowed = permit(actor, 'see-user');
  if (!allowed.ok) return allowed;
  const [person, visits] = await Promise.all([
    deps.users.findPerson(id),
    deps.appointments.list({ userId: id }),
  ]);
  if (person === undefined) return refuse({ code: 'user-not-found' });
  const now = deps.clock.now();
  const seen = visits.map(visit => ({
    ...appointmentViewFor(actor, visit, now),
    customer: visit.customer,
  }));
  return ok({ ...personView({ ...person.user, staffNotes: person.staffNotes }), ...visitFigures(seen, now) });
}
