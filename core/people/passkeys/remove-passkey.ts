import type { Passkeys } from '../../ports/access/passkeys.ts';
import type { Sessions } from '../../ports/sessions.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type PasswordDeps, provePassword } from '../access/prove-password.ts';
import { type Actor, permit } from '../permissions.ts';

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'passkey-not-found'>;

/** Whoever holds a lost device is to be nowhere logged in: all sessions end, but `here`. */
export async function removePasskey(
  deps: PasswordDeps & { readonly passkeys: Passkeys; readonly sessions: Pick<Sessions, 'endOf'> },
  actor: Actor,
  { id, currentPassword }: { readonly id: string; readonly currentPassword: string },
  here: string | undefined,
): Promise<Result<undefined, Refused>> {
  const allowed = permit(actor, 'keep-passkeys');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const person = await provePassword(deps, userId, currentPassword);
  if (!person.ok) return person;
  if (!(await deps.passkeys.remove(userId, id))) return refuse({ code: 'passkey-not-found' });
  await deps.sessions.endOf(userId, here);
  return ok(undefined);
}
