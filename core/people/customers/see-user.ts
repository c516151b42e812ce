import { type AppointmentWithCustomer, appointmentViewFor } from '../../booking/appointment-view.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import type { User, UserId } from '../user.ts';
import { type PersonView, personView, type UserView, userView } from '../user-view.ts';
import { type Likeness, likeness, likenesses } from './twins.ts';
import { type VisitFigures, visitFigures } from './visit-figures.ts';

export interface UserCard extends PersonView, VisitFigures<AppointmentWithCustomer> {
  readonly twins: readonly Twin[];
}

interface Twin extends UserView {
  readonly by: Likeness;
  readonly appointments: number;
}

interface Deps {
  readonly users: Pick<Users, 'findPerson' | 'alike'>;
  readonly appointments: Pick<Appointments, 'list'>;
  readonly clock: Clock;
}

export async function seeUser(
  deps: Deps,
  actor: Actor,
  id: UserId,
): Promise<Result<UserCard, ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>>> {
  const allowed = permit(actor, 'see-user');
  if (!allowed.ok) return allowed;
  const person = await deps.users.findPerson(id);
  if (person === undefined) return refuse({ code: 'user-not-found' });
  const [visits, twins] = await Promise.all([
    deps.appointments.list({ userId: id }),
    twinsOf(deps, person.user),
  ]);
  const now = deps.clock.now();
  const seen = visits.map(visit => ({
    ...appointmentViewFor(actor, visit, now),
    customer: visit.customer,
  }));
  const view = personView({ ...person.user, staffNotes: person.staffNotes });
  return ok({ ...view, ...visitFigures(seen, now), twins });
}

/** More would be a family, or a name that many have. */
const MAX_TWINS = 3;

const byLikeness = (a: { readonly by: Likeness }, b: { readonly by: Likeness }): number =>
  likenesses.indexOf(a.by) - likenesses.indexOf(b.by);

async function twinsOf({ users, appointments }: Deps, person: User): Promise<readonly Twin[]> {
  const alike = (await users.alike(person)).flatMap(user => {
    const by = likeness(person, user);
    return by === undefined ? [] : [{ ...userView(user), by }];
  });
  return Promise.all(
    alike
      .toSorted(byLikeness)
      .slice(0, MAX_TWINS)
      .map(async twin => ({
        ...twin,
        appointments: (await appointments.list({ userId: twin.id })).length,
      })),
  );
}
