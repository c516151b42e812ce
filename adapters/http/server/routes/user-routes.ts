import { guessPassword } from '../../../../core/people/access/guess-password.ts';
import { addCustomer } from '../../../../core/people/customers/add-customer.ts';
import { editUser } from '../../../../core/people/edit-user.ts';
import { listUsers, listUsersByPage } from '../../../../core/people/list-users.ts';
import { issueResetLink } from '../../../../core/people/password/issue-reset-link.ts';
import { seeCurrentUser } from '../../../../core/people/see-current-user.ts';
import { userView } from '../../../../core/people/user-view.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/users.ts';
import type { Routes } from '../context.ts';
import { byWhom, type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { visitorOf } from '../session/visitor.ts';
import { pageReply } from './page-reply.ts';

type Deps = RouteDeps &
  Pick<
    ServerDeps,
    'passwordHasher' | 'limits' | 'trustedDevices' | 'resetTokens' | 'tokens' | 'mail' | 'shop' | 'resetForm'
  >;

export function userRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.pageUsers, async ({ actor, query: { limit, cursor, ...filter } }) => {
    const page = await listUsersByPage(deps, actor, filter, { limit, after: cursor });
    if (!page.ok) return page;
    return ok({ body: { ...pageReply(page.value, user => user), counts: page.value.counts } });
  });

  route(router, deps, calls.listUsers, async ({ actor, query }) => {
    const users = await listUsers(deps, actor, query);
    return users.ok ? ok({ body: [...users.value] }) : users;
  });

  route(router, deps, calls.addCustomer, async ({ ctx, actor, body: { requestId = null, ...contact } }) => {
    const added = await addCustomer(deps, actor, { ...contact, requestId });
    if (!added.ok) return added;
    const { user, repeated } = added.value;
    if (!repeated) ctx.state.audit('customer added', { userId: user.id, ...byWhom(actor) });
    return ok({ body: userView(user), ...(repeated && { status: 200 as const }) });
  });

  route(router, deps, calls.editUser, async ({ ctx, actor, params, body }) => {
    const edit = () => editUser(deps, actor, params.id, body);
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const user =
      body.currentPassword === undefined
        ? await edit()
        : await guessPassword(deps, visitorOf(ctx, deps), asker.value.username, edit);
    return user.ok ? ok({ body: userView(user.value) }) : user;
  });

  route(router, deps, calls.issueResetLink, async ({ ctx, actor, params }) => {
    const link = await issueResetLink(deps, actor, params.id);
    if (!link.ok) return link;
    ctx.state.audit('reset link issued', { userId: params.id, ...byWhom(actor) });
    return ok({ body: { url: link.value.url, expiresAt: link.value.expires.toString() } });
  });
}
