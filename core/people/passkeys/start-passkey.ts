import type { PasskeyCeremonies, ToCreate } from '../../ports/access/passkey-ceremonies.ts';
import type { Passkeys } from '../../ports/access/passkeys.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type PasswordDeps, provePassword } from '../access/prove-password.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';
import { MAX_PASSKEYS } from './passkey.ts';

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'too-many-passkeys'>;

/** The password keeps out who found a browser logged in. */
export async function startPasskey(
  deps: PasswordDeps & { readonly passkeys: Passkeys; readonly ceremonies: PasskeyCeremonies },
  actor: Actor,
  visitor: Pick<Visitor, 'ask'>,
  currentPassword: string,
): Promise<Result<ToCreate, Refused>> {
  const allowed = permit(actor, 'keep-passkeys');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const person = await provePassword(deps, userId, currentPassword);
  if (!person.ok) return person;
  const known = (await deps.passkeys.list(userId)).map(({ id }) => id);
  if (known.length >= MAX_PASSKEYS) return refuse({ code: 'too-many-passkeys' });
  const challenge = deps.ceremonies.challenge();
  visitor.ask(challenge, 'add');
  return ok(await deps.ceremonies.toCreate(challenge, { userId, username: person.value.username, known }));
}
