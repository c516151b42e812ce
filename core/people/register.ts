import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Users } from '../ports/users.ts';
import { type ProblemOf, type Result, refuse } from '../problem.ts';
import { beginSession } from './access/begin-session.ts';
import { type LimitDeps, limitAttempts } from './access/limit-attempts.ts';
import type { BrowserDeps } from './access/remember-browser.ts';
import type { Visitor } from './access/visitor.ts';
import { limits } from './limits.ts';
import { missingNames } from './names.ts';
import { type Actor, permit } from './permissions.ts';
import type { AccountHolder, Person, Roles } from './user.ts';

export interface Registration extends Person, Roles {
  readonly username: string;
  readonly password: string;
}

interface AccountDeps {
  readonly users: Pick<Users, 'add'>;
  readonly passwordHasher: PasswordHasher;
}

type RegistrationProblem = ProblemOf<'not-logged-in' | 'not-permitted' | 'invalid-input' | 'username-taken'>;

/**
 * Only administrators give rights; a stylist has both names. Taken names count as attempts: otherwise anyone could probe
 * which usernames exist.
 */
export async function register(
  deps: AccountDeps & LimitDeps & BrowserDeps,
  actor: Actor,
  visitor: Visitor,
  registration: Registration,
): Promise<Result<AccountHolder, RegistrationProblem | ProblemOf<'too-many-attempts'>>> {
  const open = () => openAccount(deps, actor, registration);
  if (actor.kind === 'admin') return open();
  const claims = [{ limit: limits.registrations, key: visitor.address }];
  const user = await limitAttempts(deps, visitor, claims, open, () => true);
  if (user.ok) await beginSession(deps, visitor, user.value);
  return user;
}

async function openAccount(
  deps: AccountDeps,
  actor: Actor,
  registration: Registration,
): Promise<Result<AccountHolder, RegistrationProblem>> {
  const allowed = permit(actor, 'register');
  if (!allowed.ok) return allowed;
  const asksForRights = registration.isAdmin || registration.isStylist;
  if (asksForRights && actor.kind !== 'admin') return refuse({ code: 'not-permitted' });
  const fields = registration.isStylist ? missingNames(registration) : {};
  if (Object.keys(fields).length > 0) return refuse({ code: 'invalid-input', fields });
  const { password, ...person } = registration;
  const passwordHash = await deps.passwordHasher.hash(password);
  return deps.users.add({ ...person, passwordHash, emailIsOwn: actor.kind !== 'admin' });
}
