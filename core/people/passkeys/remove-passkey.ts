import type { Passkeys } from '../../ports/access/passkeys.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type PasswordDeps, provePassword } from '../access/prove-password.ts';
import { type Actor, permit } from '../permissions.ts';

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'passkey-not-found'>;

export async function removePasskey(
  deps: PasswordDeps & { readonly passkeys: Passkeys },
  actor: Actor,
  { id, currentPassword }: { readonly id: string; readonly currentPassword: string },
): Promise<Result<undefined, Refused>> {
  const allowed = permit(actor, 'keep-passkeys');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const person = await provePassword(deps, userId, currentPassword);
  if (!person.ok) return person;
  return (await deps.passkeys.remove(userId, id)) ? ok(undefined) : refuse({ code: 'passkey-not-found' });
}
