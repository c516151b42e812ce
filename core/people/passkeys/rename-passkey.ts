import type { Passkeys } from '../../ports/access/passkeys.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';

/** A name opens nothing: no password is asked for. */
export async function renamePasskey(
  { passkeys }: { readonly passkeys: Passkeys },
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Result<undefined, ProblemOf<'not-logged-in' | 'not-permitted' | 'passkey-not-found'>>> {
  const allowed = permit(actor, 'keep-passkeys');
  if (!allowed.ok) return allowed;
  const renamed = await passkeys.rename(allowed.value.userId, id, name);
  return renamed ? ok(undefined) : refuse({ code: 'passkey-not-found' });
}
