import { listStylists, listStylistsWithFormer } from '../../../../core/people/list-stylists.ts';
import { removeStylist } from '../../../../core/people/remove-stylist.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/catalogue.ts';
import { removeStylist as removeStylistCall } from '../../contract/users.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import { byWhom } from '../security/audited.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'appointments' | 'timetables'>;

export function stylistRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listStylistsWithFormer, async ({ actor, query }) => {
    const whoEverHadVisits = query.former === 'all';
    const stylists = await listStylistsWithFormer(deps, actor, { whoEverHadVisits });
    return stylists.ok ? ok({ body: stylists.value.map(reply) }) : stylists;
  });

  route(router, deps, calls.listStylists, async ({ actor }) => {
    const stylists = await listStylists(deps, actor);
    if (!stylists.ok) return stylists;
    return ok({
      body: stylists.value.map(({ backOn, ...one }) => ({
        ...reply(one),
        backOn: backOn && backOn.toString(),
      })),
    });
  });

  route(router, deps, removeStylistCall, async ({ ctx, actor, params, query }) => {
    const removed = await removeStylist(deps, actor, params.id, {
      revokeAdmin: query.revokeAdmin === 'true',
    });
    if (!removed.ok) return removed;
    const roles = { isStylist: false, ...(query.revokeAdmin === 'true' && { isAdmin: false }) };
    ctx.state.audit('roles changed', { userId: params.id, ...roles, ...byWhom(actor) });
    return ok({ body: undefined });
  });
}

const reply = <S extends { readonly serviceIds: readonly number[] | null }>({
  serviceIds,
  ...stylist
}: S) => ({
  ...stylist,
  serviceIds: serviceIds && [...serviceIds],
});
