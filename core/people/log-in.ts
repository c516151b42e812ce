import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { beginWhileCurrent } from './access/begin-while-current.ts';
import { type GuessDeps, guessPassword } from './access/guess-password.ts';
import { type CredentialDeps, type Credentials, verifyCredentials } from './access/verify-credentials.ts';
import type { Visitor } from './access/visitor.ts';
import type { AccountHolder } from './user.ts';

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
  return (await beginWhileCurrent(deps, visitor, account.value))
    ? ok(account.value.user)
    : refuse({ code: 'wrong-credentials' });
}
