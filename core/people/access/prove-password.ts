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
  { users, passwordHasher }: PasswordDeps,
  userId: UserId,
  currentPassword: string,
): Promise<Result<AccountHolder, ProblemOf<'not-logged-in' | 'wrong-current-password'>>> {
  const person = await users.findPerson(userId);
  if (!person?.passwordHash || !hasAccount(person.user)) return refuse({ code: 'not-logged-in' });
  const isRight = await passwordHasher.verify(currentPassword, person.passwordHash);
  return isRight ? ok(person.user) : wrongCurrentPassword;
}
