import type { Passwords } from '../../ports/passwords.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { isStaff } from '../password/forgotten-password.ts';
import { type Actor, permit } from '../permissions.ts';
import { hasAccount, type User, type UserId } from '../user.ts';

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>;

/** The person stays, with their appointments, as one without a login. */
export async function takeLogin(
  { passwords }: { readonly passwords: Pick<Passwords, 'takeLogin'> },
  actor: Actor,
  id: UserId,
): Promise<Result<undefined, Refused>> {
  const allowed = permit(actor, 'take-login');
  if (!allowed.ok) return allowed;
  const taken = await passwords.takeLogin(id, withoutLogin);
  return taken.ok ? ok(undefined) : taken;
}

/** Staff keep theirs. */
function withoutLogin(user: User): Result<User, ProblemOf<'not-permitted'>> {
  if (!hasAccount(user)) return ok(user);
  if (isStaff(user)) return refuse({ code: 'not-permitted' });
  const isNamed = user.firstName !== null || user.lastName !== null;
  return ok({ ...user, username: null, firstName: isNamed ? user.firstName : user.username });
}
