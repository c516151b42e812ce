import { guessPassword } from '../../../../core/people/access/guess-password.ts';
import { editCard } from '../../../../core/people/customers/edit-card.ts';
import { editUser } from '../../../../core/people/edit-user.ts';
import { listUsers, listUsersByPage } from '../../../../core/people/list-users.ts';
import { seeCurrentUser } from '../../../../core/people/see-current-user.ts';
import { personView } from '../../../../core/people/user-view.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/users.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import { byWhom } from '../security/audited.ts';
import type { ServerDeps } from '../server-deps.ts';
import { visitorOf } from '../session/visitor.ts';
import { pageReply } from './page-reply.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'passwordHasher' | 'limits' | 'trustedDevices' | 'tokens'>;

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

  route(router, deps, calls.editUser, async ({ ctx, actor, params, body }) => {
    if (!('firstName' in body)) {
      const kept = await editCard(deps, actor, params.id, body);
      return kept.ok ? ok({ body: personView(kept.value) }) : kept;
    }
    const edit = () => editUser(deps, actor, params.id, body);
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const user =
      body.currentPassword === undefined
        ? await edit()
        : await guessPassword(deps, visitorOf(ctx, deps), asker.value.username, edit);
    if (!user.ok) return user;
    if (asker.value.id === params.id && asker.value.email !== user.value.email)
      ctx.state.audit('e-mail changed', byWhom(actor));
    const { username } = asker.value;
    return ok({ body: actor.kind === 'admin' ? personView(user.value) : { ...user.value, username } });
  });
}
