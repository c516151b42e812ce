import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Account, Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { usernameKey } from '../user.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface CredentialDeps {
  readonly users: Pick<Users, 'findByUsernameKey'>;
  readonly passwordHasher: PasswordHasher;
}

/** The refusal is the same for an unknown name and a wrong password, in text and time. */
export async function verifyCredentials(
  deps: CredentialDeps,
  { username, password }: Credentials,
): Promise<Result<Account, ProblemOf<'wrong-credentials'>>> {
  const account = await deps.users.findByUsernameKey(usernameKey(username));
  const matches = await deps.passwordHasher.verify(password, account?.passwordHash);
  return account !== undefined && matches ? ok(account) : refuse({ code: 'wrong-credentials' });
}

/** Asked once session and browser are stored: a change before that is found here, a later one ends them. */
export async function isPasswordCurrent(
  { users }: Pick<CredentialDeps, 'users'>,
  { user, passwordHash }: Pick<Account, 'user' | 'passwordHash'>,
): Promise<boolean> {
  const now = await users.findByUsernameKey(usernameKey(user.username));
  return now?.user.id === user.id && now.passwordHash === passwordHash;
}
