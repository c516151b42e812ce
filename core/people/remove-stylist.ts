import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import { withRoles } from './roles.ts';
import type { StylistId, User } from './user.ts';

type RemoveProblem = ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found' | 'last-admin'>;

/** Ends `isStylist`; with `revokeAdmin` also `isAdmin`, unless it is the last. Account and appointments stay. */
export async function removeStylist(
  deps: { readonly users: Pick<Users, 'find' | 'changeRoles'> },
  actor: Actor,
  id: StylistId,
  { revokeAdmin }: { readonly revokeAdmin: boolean },
): Promise<Result<User, RemoveProblem>> {
  const allowed = permit(actor, 'remove-stylist');
  if (!allowed.ok) return allowed;
  const stylist = await deps.users.find(id);
  if (!stylist?.isStylist) return refuse({ code: 'stylist-not-found' });
  const changed = await deps.users.changeRoles(
    id,
    withRoles({ isStylist: false, ...(revokeAdmin && { isAdmin: false }) }),
  );
  if (changed.ok) return ok(changed.value);
  return refuse({ code: changed.problem.code === 'last-admin' ? 'last-admin' : 'stylist-not-found' });
}
