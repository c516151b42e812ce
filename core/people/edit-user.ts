import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Users } from '../ports/users.ts';
import { type FieldErrors, type ProblemOf, type Result, refuse } from '../problem.ts';
import { fieldWording } from '../wording.ts';
import { type Actor, permit } from './permissions.ts';
import { type Person, type User, type UserId, usernameKey } from './user.ts';

export interface UserEdit extends Omit<Person, 'username'> {
  /** Only an administrator changes a username, and only somebody else's. */
  readonly username?: string | undefined;
  /** Needed to change one's own e-mail address: whoever finds an open browser must not take the account with it. */
  readonly currentPassword?: string | undefined;
}

interface Deps {
  readonly users: Users;
  readonly passwordHasher: PasswordHasher;
}

type EditProblem = ProblemOf<
  | 'not-logged-in'
  | 'not-permitted'
  | 'invalid-input'
  | 'user-not-found'
  | 'username-taken'
  | 'wrong-current-password'
>;

/** Changes what is said of a person: an administrator of anybody, with all names given; everybody of themselves. Never roles or passwords. */
export async function editUser(
  deps: Deps,
  actor: Actor,
  id: UserId,
  edit: UserEdit,
): Promise<Result<User, EditProblem>> {
  const allowed = permit(actor, 'edit-user');
  if (!allowed.ok) return allowed;
  const own = allowed.value.userId === id;
  if (!own && allowed.value.kind !== 'admin') return refuse({ code: 'not-permitted' });
  const fields = own ? {} : missingNames(edit);
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid-input', fields });

  const user = await deps.users.find(id);
  if (user === undefined) return refuse({ code: own ? 'not-logged-in' : 'user-not-found' });
  if (own && edit.email !== user.email && !(await knowsPassword(deps, user, edit.currentPassword))) {
    return refuse({
      code: 'wrong-current-password',
      fields: { currentPassword: fieldWording['current-password-wrong'] },
    });
  }
  const { firstName, lastName, email, phone } = edit;
  const username = own ? user.username : (edit.username ?? user.username);
  const changesEmail = email !== user.email;
  return deps.users.update(id, {
    ...{ username, firstName, lastName, email, phone },
    ...(changesEmail && { emailIsOwn: own }),
  });
}

function missingNames({ firstName, lastName }: UserEdit): FieldErrors {
  return {
    ...(firstName === null && { firstName: fieldWording['first-name-required'] }),
    ...(lastName === null && { lastName: fieldWording['last-name-required'] }),
  };
}

async function knowsPassword(
  { users, passwordHasher }: Deps,
  user: User,
  password: string | undefined,
): Promise<boolean> {
  const account = await users.findByUsernameKey(usernameKey(user.username));
  return password !== undefined && passwordHasher.verify(password, account?.passwordHash);
}
