import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import { type AccountHolder, hasAccount } from './user.ts';

/** An account that is gone counts as logged out. */
export async function seeCurrentUser(
  deps: { readonly users: Users },
  actor: Actor,
): Promise<Result<AccountHolder, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-current-user');
  if (!allowed.ok) return allowed;
  const user = await deps.users.find(allowed.value.userId);
  return user === undefined || !hasAccount(user) ? refuse({ code: 'not-logged-in' }) : ok(user);
}
