import type { Account } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { beginSession } from './access/begin-session.ts';
import { type GuessDeps, guessPassword } from './access/guess-password.ts';
import {
  type CredentialDeps,
  type Credentials,
  isPasswordCurrent,
  verifyCredentials,
} from './access/verify-credentials.ts';
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

/** False, with session and device gone, when the password changed meanwhile. */
async function beginWhileCurrent(deps: Deps, visitor: Visitor, account: Account): Promise<boolean> {
  const browser = await beginSession(deps, visitor, account.user);
  let isCurrent = false;
  try {
    isCurrent = await isPasswordCurrent(deps, account);
    if (!isCurrent) await deps.trustedDevices.forgetHere(account.user.id, browser);
    return isCurrent;
  } finally {
    if (!isCurrent) visitor.endSession();
  }
}
