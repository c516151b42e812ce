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
import type { User } from './user.ts';

type Deps = GuessDeps & CredentialDeps;

/**
 * Logs somebody in. In this order: the guess is counted; the password is verified; a session begins and the browser is
 * remembered; and when the password has changed meanwhile, both end again.
 */
export async function logIn(
  deps: Deps,
  visitor: Visitor,
  credentials: Credentials,
): Promise<Result<User, ProblemOf<'wrong-credentials' | 'too-many-attempts'>>> {
  const account = await guessPassword(deps, visitor, credentials.username, () =>
    verifyCredentials(deps, credentials),
  );
  if (!account.ok) return account;
  return (await beginWhileCurrent(deps, visitor, account.value))
    ? ok(account.value.user)
    : refuse({ code: 'wrong-credentials' });
}

/** False, with no session and no browser left, when the password has changed meanwhile. If that cannot be found out, no session is left either. */
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
