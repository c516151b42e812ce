import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type User, usernameKey } from './user.ts';

/** The user these credentials belong to. The refusal is one and the same for an unknown name and a wrong password, in text and time. */
export async function logIn(
  deps: { readonly users: Users; readonly passwordHasher: PasswordHasher },
  credentials: { readonly username: string; readonly password: string },
): Promise<Result<User, ProblemOf<'wrong-credentials'>>> {
  const account = await deps.users.findByUsernameKey(usernameKey(credentials.username));
  const matches = await deps.passwordHasher.verify(credentials.password, account?.passwordHash);
  return account !== undefined && matches ? ok(account.user) : refuse({ code: 'wrong-credentials' });
}
