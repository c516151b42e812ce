import type { CeremonyData, PasskeyCeremonies } from '../../ports/access/passkey-ceremonies.ts';
import type { Passkeys } from '../../ports/access/passkeys.ts';
import type { Clock } from '../../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';
import type { Passkey } from './passkey.ts';

/** With the browser's answer to `startPasskey`. */
export async function addPasskey(
  deps: { readonly passkeys: Passkeys; readonly ceremonies: PasskeyCeremonies; readonly clock: Clock },
  actor: Actor,
  visitor: Pick<Visitor, 'takeChallenge'>,
  { name, answer }: { readonly name: string; readonly answer: CeremonyData },
): Promise<Result<Passkey, ProblemOf<'not-logged-in' | 'not-permitted' | 'passkey-refused'>>> {
  const allowed = permit(actor, 'keep-passkeys');
  if (!allowed.ok) return allowed;
  const challenge = visitor.takeChallenge('add');
  const created = challenge && (await deps.ceremonies.created(answer, challenge));
  if (!created) return refuse({ code: 'passkey-refused' });
  const { userId } = allowed.value;
  const passkey = { ...created, userId, name, created: deps.clock.now(), lastUsed: null };
  return (await deps.passkeys.add(passkey)) ? ok(passkey) : refuse({ code: 'passkey-refused' });
}
