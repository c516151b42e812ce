import { addCustomer } from '../../../../../core/people/customers/add-customer.ts';
import { mergePeople } from '../../../../../core/people/customers/merge-people.ts';
import { seeUser } from '../../../../../core/people/customers/see-user.ts';
import { issueResetLink } from '../../../../../core/people/password/issue-reset-link.ts';
import { personView, userView } from '../../../../../core/people/user-view.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/users.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { replyWithCustomer } from '../appointment-routes.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'appointments' | 'resetTokens' | 'tokens' | 'resetForm'>;

/** What the shop does for one of its customers. */
export function customerRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeUser, async ({ actor, params }) => {
    const card = await seeUser(deps, actor, params.id);
    if (!card.ok) return card;
    const { next, last, twins } = card.value;
    return ok({
      body: {
        ...card.value,
        next: next && replyWithCustomer(next),
        last: last && replyWithCustomer(last),
        twins: [...twins],
      },
    });
  });

  route(router, deps, calls.addCustomer, async ({ ctx, actor, body: { requestId = null, ...contact } }) => {
    const added = await addCustomer(deps, actor, { ...contact, requestId });
    if (!added.ok) return added;
    const { user, repeated } = added.value;
    if (!repeated) ctx.state.audit('customer added', { userId: user.id, ...byWhom(actor) });
    return ok({ body: userView(user), ...(repeated && { status: 200 as const }) });
  });

  route(router, deps, calls.mergePeople, async ({ ctx, actor, params, body: { into } }) => {
    const merged = await mergePeople(deps, actor, params.id, into);
    if (!merged.ok) return merged;
    ctx.state.audit('people merged', { userId: into, gone: params.id, ...byWhom(actor) });
    return ok({ body: personView(merged.value) });
  });

  route(router, deps, calls.issueResetLink, async ({ ctx, actor, params }) => {
    const link = await issueResetLink(deps, actor, params.id);
    if (!link.ok) return link;
    ctx.state.audit('reset link issued', { userId: params.id, ...byWhom(actor) });
    return ok({ body: { url: link.value.url, expiresAt: link.value.expires.toString() } });
  });
}
