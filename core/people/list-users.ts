import type { Page, PageRequest } from '../ports/page.ts';
import type { UserFilter, Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import type { ContactCounts, User } from './user.ts';

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

export async function listUsers(
  deps: { readonly users: Users },
  actor: Actor,
  filter: UserFilter,
): Promise<Result<readonly User[], Denied>> {
  const allowed = permit(actor, 'list-users');
  return allowed.ok ? ok(await deps.users.list(filter)) : allowed;
}

export interface UserPage extends Page<User> {
  readonly counts: ContactCounts;
}

export async function listUsersByPage(
  deps: { readonly users: Users },
  actor: Actor,
  filter: UserFilter,
  request: PageRequest,
): Promise<Result<UserPage, Denied>> {
  const allowed = permit(actor, 'list-users');
  if (!allowed.ok) return allowed;
  const page = await deps.users.page(filter, request);
  return ok({ ...page, counts: await deps.users.countContacts() });
}
