import type { Passkeys } from '../../ports/access/passkeys.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import type { Passkey } from './passkey.ts';

export async function listPasskeys(
  { passkeys }: { readonly passkeys: Passkeys },
  actor: Actor,
): Promise<Result<readonly Passkey[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'keep-passkeys');
  return allowed.ok ? ok(await passkeys.list(allowed.value.userId)) : allowed;
}
