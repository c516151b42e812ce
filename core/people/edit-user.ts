import type { Mail } from '../ports/mail.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { wrongCurrentPassword } from '../wording.ts';
import { emailChanged } from './letters.ts';
import { missingNames } from './names.ts';
import { type Actor, permit } from './permissions.ts';
import { type Person, type User, type UserId, usernameKey } from './user.ts';

export interface UserEdit extends Omit<Person, 'username'> {
  /** Only for administrators, and only somebody else's. */
  readonly username?: string | undefined;
  /** Needed to change one's own e-mail: an open browser must not be enough to take the account. */
  readonly currentPassword?: string | undefined;
}

interface Deps {
  readonly users: Pick<Users, 'find' | 'findByUsernameKey' | 'update'>;
  readonly passwordHasher: PasswordHasher;
  readonly mail: Mail;
  readonly shop: { readonly name: string; readonly phone: string };
}

type EditProblem = ProblemOf<
  | 'not-logged-in'
  | 'not-permitted'
  | 'invalid-input'
  | 'user-not-found'
  | 'username-taken'
  | 'wrong-current-password'
>;

/** Administrators edit anybody, others themselves; never roles or passwords. A replaced e-mail address is told. */
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
  const { firstName, lastName, email, phone, currentPassword } = edit;
  const proven =
    own && email !== user.email && currentPassword !== undefined
      ? await provenHash(deps, user, currentPassword)
      : undefined;
  const edited = await deps.users.update(id, ({ user: present, passwordHash, emailIsOwn }) => {
    const keepsEmail = email === present.email;
    if (own && !keepsEmail && passwordHash !== proven) return wrongCurrentPassword;
    const username = own ? present.username : (edit.username ?? present.username);
    return ok({
      ...{ username, firstName, lastName, email, phone },
      emailIsOwn: keepsEmail ? emailIsOwn : own,
    });
  });
  if (!edited.ok) return edited;
  const { before, after } = edited.value;
  if (before.email !== null && before.email !== after.email) {
    deps.mail.send(emailChanged(deps.shop, before.email));
  }
  return ok(after);
}

async function provenHash({ users, passwordHasher }: Deps, user: User, password: string) {
  const hash = (await users.findByUsernameKey(usernameKey(user.username)))?.passwordHash;
  return (await passwordHasher.verify(password, hash)) ? hash : undefined;
}
