import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { wrongCurrentPassword } from '../../wording.ts';
import { type AccountHolder, hasAccount, type UserId } from '../user.ts';

export interface PasswordDeps {
  readonly users: Pick<Users, 'findPerson'>;
  readonly passwordHasher: PasswordHasher;
}

/** Whose password it is, as stored now. */
export async function provePassword(
  deps: PasswordDeps,
  userId: UserId,
  currentPassword: string,
): Promise<Result<AccountHolder, ProblemOf<'not-logged-in' | 'wrong-current-password'>>> {
  const person = await accountHolder(deps, userId);
  if (person === undefined) return refuse({ code: 'not-logged-in' });
  const isRight = await deps.passwordHasher.verify(currentPassword, person.passwordHash);
  return isRight ? ok(person.user) : wrongCurrentPassword;
}

/** undefined: there is no login any more. */
export async function accountHolder(
  { users }: Pick<PasswordDeps, 'users'>,
  userId: UserId,
): Promise<{ readonly user: AccountHolder; readonly passwordHash: string } | undefined> {
  const { user, passwordHash } = (await users.findPerson(userId)) ?? {};
  return user && passwordHash && hasAccount(user) ? { user, passwordHash } : undefined;
}
