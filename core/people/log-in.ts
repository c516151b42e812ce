import type { SecondFactors } from '../ports/access/second-factors.ts';
import type { Account } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { beginWhileCurrent } from './access/begin-while-current.ts';
import { type GuessDeps, guessPassword } from './access/guess-password.ts';
import { type CredentialDeps, type Credentials, verifyCredentials } from './access/verify-credentials.ts';
import type { Visitor } from './access/visitor.ts';
import { isOn } from './second-factor/second-factor.ts';
import type { AccountHolder, UserId } from './user.ts';

type Deps = GuessDeps & CredentialDeps & { readonly secondFactors: SecondFactors };

type Refused = ProblemOf<'wrong-credentials' | 'second-factor-needed' | 'too-many-attempts'>;
type LoggedIn = Result<AccountHolder, Refused>;

/** In this order: count the guess, verify, begin session and device, check that the password is still current. */
export async function logIn(deps: Deps, visitor: Visitor, credentials: Credentials): Promise<LoggedIn> {
  const account = await guessPassword(deps, visitor, credentials.username, () =>
    verifyCredentials(deps, credentials),
  );
  if (!account.ok) return account;
  return (
    (await begin(deps, visitor, account.value)) ??
    logInAsWhoStays(deps, visitor, credentials, account.value.user.id)
  );
}

/**
 * With an authenticator app only the first of two steps is done; asked once more at the end, since an app that is confirmed
 * meanwhile ends the sessions that there are, not one that begins. undefined: the password is not current any more.
 */
async function begin(deps: Deps, visitor: Visitor, account: Account): Promise<LoggedIn | undefined> {
  const { user, passwordHash } = account;
  const isAsked = async () => isOn(await deps.secondFactors.find(user.id));
  const wait = async () => {
    await visitor.startPendingLogin({ userId: user.id, mark: deps.tokens.hash(passwordHash) });
    return refuse<ProblemOf<'second-factor-needed'>>({ code: 'second-factor-needed' });
  };
  if (await isAsked()) return wait();
  if (!(await beginWhileCurrent(deps, visitor, account))) return undefined;
  return (await isAsked()) ? wait() : ok(user);
}

/** After a merge in between: the same login belongs to another person. */
async function logInAsWhoStays(
  deps: Deps,
  visitor: Visitor,
  credentials: Credentials,
  gone: UserId,
): Promise<LoggedIn> {
  const account = await verifyCredentials(deps, credentials);
  if (!account.ok || account.value.user.id === gone) return refuse({ code: 'wrong-credentials' });
  return (await begin(deps, visitor, account.value)) ?? refuse({ code: 'wrong-credentials' });
}
