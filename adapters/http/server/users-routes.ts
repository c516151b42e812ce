import { editUser } from '../../../core/people/edit-user.ts';
import { listUsers, listUsersByPage } from '../../../core/people/list-users.ts';
import { removeStylist } from '../../../core/people/remove-stylist.ts';
import { ok } from '../../../core/problem.ts';
import * as calls from '../contract/users.ts';
import { pageReply } from './page-reply.ts';
import { route } from './route.ts';
import type { CoreDeps, Routes } from './server-deps.ts';

export function usersRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.pageUsers, async ({ actor, query: { limit, cursor, ...filter } }) => {
    const page = await listUsersByPage(core, actor, filter, { limit, after: cursor });
    if (!page.ok) return page;
    return ok({ body: { ...pageReply(page.value, user => user), counts: page.value.counts } });
  });

  route(router, core, calls.listUsers, async ({ actor, query }) => {
    const users = await listUsers(core, actor, query);
    return users.ok ? ok({ body: [...users.value] }) : users;
  });

  route(router, core, calls.editUser, async ({ actor, params, body }) => {
    const user = await editUser(core, actor, params.id, body);
    return user.ok ? ok({ body: user.value }) : user;
  });

  route(router, core, calls.removeStylist, async ({ actor, params, query }) => {
    const removed = await removeStylist(core, actor, params.id, {
      revokeAdmin: query.revokeAdmin === 'true',
    });
    return removed.ok ? ok({ body: undefined }) : removed;
  });
}
