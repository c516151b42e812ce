import type { Page, PageRequest } from '../ports/page.ts';
import type { UserFilter, Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import type { ContactCounts } from './user.ts';
import { type UserView, userView } from './user-view.ts';

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

export async function listUsers(
  deps: { readonly users: Users },
  actor: Actor,
  filter: UserFilter,
): Promise<Result<readonly UserView[], Denied>> {
  const allowed = permit(actor, 'list-users');
  return allowed.ok ? ok((await deps.users.list(filter)).map(userView)) : allowed;
}

export interface UserPage extends Page<UserView> {
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
  return ok({ ...page, items: page.items.map(userView), counts: await deps.users.countContacts() });
}
