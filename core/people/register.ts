import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Users } from '../ports/users.ts';
import { type ProblemOf, type Result, refuse } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import type { Person, Roles, User } from './user.ts';

export interface Registration extends Person, Roles {
  readonly password: string;
}

/**
 * Opens an account. Only an administrator may open one with rights; from anybody else that is refused and nothing is
 * created. Refuses a name that is in use, whatever its case or width.
 */
export async function register(
  deps: { readonly users: Users; readonly passwordHasher: PasswordHasher },
  actor: Actor,
  registration: Registration,
): Promise<Result<User, ProblemOf<'not-logged-in' | 'not-permitted' | 'username-taken'>>> {
  const allowed = permit(actor, 'register');
  if (!allowed.ok) return allowed;
  const asksForRights = registration.isAdmin || registration.isStylist;
  if (asksForRights && actor.kind !== 'admin') return refuse({ code: 'not-permitted' });
  const { password, ...person } = registration;
  const passwordHash = await deps.passwordHasher.hash(password);
  return deps.users.add({ ...person, passwordHash, emailIsOwn: actor.kind !== 'admin' });
}
