import type { CeremonyData, PasskeyCeremonies } from '../../ports/access/passkey-ceremonies.ts';
import type { Passkeys } from '../../ports/access/passkeys.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { beginWhileCurrent } from '../access/begin-while-current.ts';
import { failureFrom, type LimitDeps, type Limited, limitAttempts } from '../access/limit-attempts.ts';
import type { BrowserDeps } from '../access/remember-browser.ts';
import type { Visitor } from '../access/visitor.ts';
import { limits } from '../limits.ts';
import { type AccountHolder, hasAccount } from '../user.ts';
import type { Passkey } from './passkey.ts';

interface Deps extends BrowserDeps, LimitDeps {
  readonly passkeys: Passkeys;
  readonly ceremonies: PasskeyCeremonies;
  readonly users: Pick<Users, 'findPerson' | 'findByUsernameKey'>;
}

type Refused = ProblemOf<'passkey-refused' | 'passkey-copied'>;

/** The authenticator has looked at the person: both factors at once. */
export const logInByPasskey = (
  deps: Deps,
  visitor: Visitor,
  answer: CeremonyData,
): Promise<Result<AccountHolder, Limited<Refused>>> =>
  limitAttempts(
    deps,
    visitor,
    [failureFrom(visitor)],
    () => enter(deps, visitor, answer),
    result => !result.ok,
  );

async function enter(
  deps: Deps,
  visitor: Visitor,
  answer: CeremonyData,
): Promise<Result<AccountHolder, Refused>> {
  const challenge = await takeOnce(deps, visitor);
  const passkey = await deps.passkeys.find(answer.id);
  if (challenge === undefined || passkey === undefined) return refuse({ code: 'passkey-refused' });
  const counter = await deps.ceremonies.signed(answer, challenge, passkey);
  if (counter === undefined) return refuse({ code: 'passkey-refused' });
  if (!(await deps.passkeys.use(passkey.id, counter, deps.clock.now())))
    return refuse({ code: 'passkey-copied' });
  return begin(deps, visitor, passkey);
}

async function takeOnce({ limits: store, clock }: LimitDeps, visitor: Visitor): Promise<string | undefined> {
  const challenge = visitor.takeChallenge('log in');
  if (challenge === undefined) return undefined;
  const claim = { limit: limits.passkeyAnswers, key: challenge };
  return (await store.take([claim], clock.now())) === undefined ? challenge : undefined;
}

async function begin(
  deps: Deps,
  visitor: Visitor,
  { userId }: Passkey,
): Promise<Result<AccountHolder, Refused>> {
  const person = await deps.users.findPerson(userId);
  if (!person?.passwordHash || !hasAccount(person.user)) return refuse({ code: 'passkey-refused' });
  const { user, passwordHash } = person;
  return (await beginWhileCurrent(deps, visitor, { user, passwordHash }, 'both'))
    ? ok(user)
    : refuse({ code: 'passkey-refused' });
}
