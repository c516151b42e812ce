import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { beginWhileCurrent } from './access/begin-while-current.ts';
import { type GuessDeps, guessPassword } from './access/guess-password.ts';
import { type CredentialDeps, type Credentials, verifyCredentials } from './access/verify-credentials.ts';
import type { Visitor } from './access/visitor.ts';
import type { AccountHolder, UserId } from './user.ts';

type Deps = GuessDeps & CredentialDeps;

/** In this order: count the guess, verify, begin session and device, check that the password is still current. */
export async function logIn(
  deps: Deps,
  visitor: Visitor,
  credentials: Credentials,
): Promise<Result<AccountHolder, ProblemOf<'wrong-credentials' | 'too-many-attempts'>>> {
  const account = await guessPassword(deps, visitor, credentials.username, () =>
    verifyCredentials(deps, credentials),
  );
  if (!account.ok) return account;
  if (await beginWhileCurrent(deps, visitor, account.value)) return ok(account.value.user);
  return logInAsWhoStays(deps, visitor, credentials, account.value.user.id);
}

/** Of somebody who was merged meanwhile: the login is the same, and another person has it. */
async function logInAsWhoStays(
  deps: Deps,
  visitor: Visitor,
  credentials: Credentials,
  gone: UserId,
): Promise<Result<AccountHolder, ProblemOf<'wrong-credentials'>>> {
  const account = await verifyCredentials(deps, credentials);
  if (!account.ok || account.value.user.id === gone) return refuse({ code: 'wrong-credentials' });
  return (await beginWhileCurrent(deps, visitor, account.value))
    ? ok(account.value.user)
    : refuse({ code: 'wrong-credentials' });
}
