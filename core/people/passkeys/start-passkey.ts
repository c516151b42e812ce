import type { PasskeyCeremonies, ToCreate } from '../../ports/access/passkey-ceremonies.ts';
import type { Passkeys } from '../../ports/access/passkeys.ts';
import type { Clock } from '../../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { requireFreshLogin } from '../access/fresh-login.ts';
import { accountHolder, type PasswordDeps, provePassword } from '../access/prove-password.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';
import type { AccountHolder, UserId } from '../user.ts';
import { MAX_PASSKEYS } from './passkey.ts';

type Unproved = ProblemOf<'not-logged-in' | 'wrong-current-password' | 'login-not-fresh'>;
type Refused = Unproved | ProblemOf<'not-permitted' | 'too-many-passkeys'>;

interface Deps extends PasswordDeps {
  readonly passkeys: Passkeys;
  readonly ceremonies: PasskeyCeremonies;
  readonly clock: Clock;
}

/** The password, or having just logged in, keeps out somebody who finds a browser logged in. */
export async function startPasskey(
  deps: Deps,
  actor: Actor,
  visitor: Pick<Visitor, 'ask' | 'loginAt'>,
  currentPassword: string | undefined,
): Promise<Result<ToCreate, Refused>> {
  const allowed = permit(actor, 'keep-passkeys');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const person = await prove(deps, visitor, userId, currentPassword);
  if (!person.ok) return person;
  const known = (await deps.passkeys.list(userId)).map(({ id }) => id);
  if (known.length >= MAX_PASSKEYS) return refuse({ code: 'too-many-passkeys' });
  const challenge = deps.ceremonies.challenge();
  visitor.ask(challenge, 'add');
  return ok(await deps.ceremonies.toCreate(challenge, { userId, username: person.value.username, known }));
}

async function prove(
  deps: Deps,
  visitor: Pick<Visitor, 'loginAt'>,
  userId: UserId,
  currentPassword: string | undefined,
): Promise<Result<AccountHolder, Unproved>> {
  if (currentPassword !== undefined) return provePassword(deps, userId, currentPassword);
  const fresh = requireFreshLogin(deps, visitor);
  if (!fresh.ok) return fresh;
  const person = await accountHolder(deps, userId);
  return person === undefined ? refuse({ code: 'not-logged-in' }) : ok(person.user);
}
