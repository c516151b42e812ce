import { listStylists, listStylistsWithFormer } from '../../../../core/people/list-stylists.ts';
import { removeStylist } from '../../../../core/people/remove-stylist.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/catalogue.ts';
import { removeStylist as removeStylistCall } from '../../contract/users.ts';
import { byWhom, route } from '../route.ts';
import type { CoreDeps, Routes } from '../server-deps.ts';

export function stylistRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.listStylistsWithFormer, async ({ actor, query }) => {
    const whoEverHadVisits = query.former === 'all';
    const stylists = await listStylistsWithFormer(core, actor, { whoEverHadVisits });
    return stylists.ok ? ok({ body: [...stylists.value] }) : stylists;
  });

  route(router, core, calls.listStylists, async ({ actor }) => {
    const stylists = await listStylists(core, actor);
    return stylists.ok ? ok({ body: [...stylists.value] }) : stylists;
  });

  route(router, core, removeStylistCall, async ({ ctx, actor, params, query }) => {
    const removed = await removeStylist(core, actor, params.id, {
      revokeAdmin: query.revokeAdmin === 'true',
    });
    if (!removed.ok) return removed;
    const roles = { isStylist: false, ...(query.revokeAdmin === 'true' && { isAdmin: false }) };
    ctx.state.audit('roles changed', { userId: params.id, ...roles, ...byWhom(actor) });
    return ok({ body: undefined });
  });
}
