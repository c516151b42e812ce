import type { Account } from '../../ports/users.ts';
import { beginSession } from './begin-session.ts';
import type { BrowserDeps } from './remember-browser.ts';
import { type CredentialDeps, isPasswordCurrent } from './verify-credentials.ts';
import type { LoginProof, Visitor } from './visitor.ts';

/** False, with session and device gone, when the password changed meanwhile. */
export async function beginWhileCurrent(
  deps: BrowserDeps & Pick<CredentialDeps, 'users'>,
  visitor: Visitor,
  account: Pick<Account, 'user' | 'passwordHash'>,
  proof: LoginProof = 'password',
): Promise<boolean> {
  const browser = await beginSession(deps, visitor, account.user, proof);
  let isCurrent = false;
  try {
    isCurrent = await isPasswordCurrent(deps, account);
    if (!isCurrent) await deps.trustedDevices.forgetHere(account.user.id, browser);
    return isCurrent;
  } finally {
    if (!isCurrent) visitor.endSession();
  }
}
