import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Account, Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { usernameKey } from './user.ts';

/** The account these credentials belong to. The refusal is one and the same for an unknown name and a wrong password, in text and time. */
export async function logIn(
  deps: { readonly users: Users; readonly passwordHasher: PasswordHasher },
  credentials: { readonly username: string; readonly password: string },
): Promise<Result<Account, ProblemOf<'wrong-credentials'>>> {
  const account = await deps.users.findByUsernameKey(usernameKey(credentials.username));
  const matches = await deps.passwordHasher.verify(credentials.password, account?.passwordHash);
  return account !== undefined && matches ? ok(account) : refuse({ code: 'wrong-credentials' });
}

/**
 * Whether the password that logged in still counts. To be asked once session and browser are stored: a change of password
 * ends those that it finds, and this finds a change that came before them.
 */
export async function isPasswordCurrent(
  { users }: { readonly users: Users },
  { user, passwordHash }: Account,
): Promise<boolean> {
  const now = await users.findByUsernameKey(usernameKey(user.username));
  return now?.passwordHash === passwordHash;
}
