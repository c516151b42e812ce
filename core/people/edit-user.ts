import { noticeTo } from '../letters/accounts/account-letter.ts';
import type { Clock } from '../ports/clock.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Users } from '../ports/users.ts';
import { type FieldErrors, ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { wrongCurrentPassword } from '../wording.ts';
import type { CardEdit, UserWithNotes } from './customers/card.ts';
import { missingName, missingNames } from './names.ts';
import { type Actor, type KnownActor, permit } from './permissions.ts';
import { hasAccount, type Person, type User, type UserId, usernameKey } from './user.ts';

export interface UserEdit extends Omit<Person, 'username'>, CardEdit {
  /** Only for administrators, and only of somebody else who has one. */
  readonly username?: string | null | undefined;
  /** Needed to change one's own e-mail: an open browser must not be enough to take the account. */
  readonly currentPassword?: string | undefined;
}

interface Deps {
  readonly users: Pick<Users, 'find' | 'findByUsernameKey' | 'update'>;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}

type EditProblem = ProblemOf<
  | 'not-logged-in'
  | 'not-permitted'
  | 'invalid-input'
  | 'user-not-found'
  | 'username-taken'
  | 'wrong-current-password'
>;

/** Administrators edit anybody, others themselves; never roles, passwords or logins. A replaced e-mail address is told. */
export async function editUser(
  deps: Deps,
  actor: Actor,
  id: UserId,
  edit: UserEdit,
): Promise<Result<UserWithNotes, EditProblem>> {
  const allowed = permit(actor, 'edit-user');
  if (!allowed.ok) return allowed;
  const own = allowed.value.userId === id;
  if (!own && allowed.value.kind !== 'admin') return refuse({ code: 'not-permitted' });
  const user = await deps.users.find(id);
  if (user === undefined) return refuse({ code: own ? 'not-logged-in' : 'user-not-found' });
  const fields = own ? {} : namesMissingOf(user, edit);
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid-input', fields });
  const { firstName, lastName, email, phone, currentPassword } = edit;
  const proven =
    own && email !== user.email && currentPassword !== undefined
      ? await provenHash(deps, user, currentPassword)
      : undefined;
  const edited = await deps.users.update(id, ({ user: present, passwordHash, emailIsOwn }) => {
    const keepsEmail = email === present.email;
    if (own && !keepsEmail && passwordHash !== proven) return wrongCurrentPassword;
    const username = own ? present.username : usernameOf(present, edit);
    return ok({
      ...{ username, firstName, lastName, email, phone },
      emailIsOwn: keepsEmail ? emailIsOwn : own,
      ...cardOf(allowed.value, edit),
      letter: keepsEmail ? undefined : noticeTo(present, 'email-changed', deps.clock.now()),
    });
  });
  if (!edited.ok) return edited;
  const { after, staffNotes } = edited.value;
  return ok({ ...after, staffNotes });
}

const cardOf = (actor: KnownActor, { staffNotes, onlineBooking }: CardEdit): CardEdit =>
  actor.kind === 'admin' ? { staffNotes, onlineBooking } : {};

const namesMissingOf = (user: User, edit: UserEdit): FieldErrors =>
  hasAccount(user) ? missingNames(edit) : missingName(edit);

const usernameOf = (present: User, edit: UserEdit): string | null =>
  hasAccount(present) ? (edit.username ?? present.username) : null;

async function provenHash({ users, passwordHasher }: Deps, user: User, password: string) {
  if (!hasAccount(user)) return undefined;
  const hash = (await users.findByUsernameKey(usernameKey(user.username)))?.passwordHash;
  return (await passwordHasher.verify(password, hash)) ? hash : undefined;
}
