import type { Clock } from '../../ports/clock.ts';
import type { Renewal, Sessions } from '../../ports/sessions.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import { type PasswordDeps, provePassword } from './prove-password.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds for which a login counts as one just made: later, what others could misuse asks for the password. */
const FRESH_LOGIN = 10 * 60_000;

export function requireFreshLogin(
  { clock }: { readonly clock: Clock },
  visitor: Pick<Visitor, 'loginAt'>,
): Result<undefined, ProblemOf<'login-not-fresh'>> {
  const at = visitor.loginAt();
  const isFresh = at !== undefined && clock.now().epochMilliseconds - at < FRESH_LOGIN;
  return isFresh ? ok(undefined) : refuse({ code: 'login-not-fresh' });
}

/** The session goes on under a new id (`renew`): what was copied of the old one does not become fresh. */
export async function confirmLogin(
  deps: PasswordDeps & { readonly sessions: Pick<Sessions, 'renew'> },
  actor: Actor,
  visitor: Pick<Visitor, 'noteLogin'>,
  currentPassword: string,
  renew: Renewal | undefined,
): Promise<Result<undefined, ProblemOf<'not-logged-in' | 'not-permitted' | 'wrong-current-password'>>> {
  const allowed = permit(actor, 'confirm-login');
  if (!allowed.ok) return allowed;
  const person = await provePassword(deps, allowed.value.userId, currentPassword);
  if (!person.ok) return person;
  if (renew !== undefined) await deps.sessions.renew(renew);
  visitor.noteLogin();
  return ok(undefined);
}
