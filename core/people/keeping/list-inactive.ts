import type { Temporal } from 'temporal-polyfill';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Keeping } from '../../ports/people/keeping.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import type { User } from '../user.ts';
import { AT_A_TIME, inactiveSince } from './inactive.ts';

interface Deps {
  readonly keeping: Keeping;
  readonly users: Pick<Users, 'findMany'>;
  readonly appointments: Pick<Appointments, 'page'>;
  readonly clock: Clock;
}

export interface Inactive {
  readonly user: User;
  readonly last: Temporal.PlainDate | null;
}

/** People inactive for so many months, each with the day of the last appointment; at most `AT_A_TIME`. */
export async function listInactive(
  { keeping, users, appointments, clock }: Deps,
  actor: Actor,
  months: number,
): Promise<Result<readonly Inactive[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-inactive');
  if (!allowed.ok) return allowed;
  const ids = await keeping.inactive(inactiveSince(clock.now(), months), AT_A_TIME);
  const found: Inactive[] = [];
  for (const user of await users.findMany(ids)) {
    const { items } = await appointments.page({ userId: user.id }, { limit: 1 });
    found.push({ user, last: items[0]?.date ?? null });
  }
  return ok(found);
}
