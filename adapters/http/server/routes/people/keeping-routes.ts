import { forgetInactive } from '../../../../../core/people/keeping/forget-inactive.ts';
import { listInactive } from '../../../../../core/people/keeping/list-inactive.ts';
import { seeKeeping } from '../../../../../core/people/keeping/see-keeping.ts';
import { setKeeping } from '../../../../../core/people/keeping/set-keeping.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/keeping.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'keeping' | 'appointments' | 'erasures' | 'limits' | 'keptLetters'>;

export function keepingRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeKeeping, async ({ actor }) => {
    const months = await seeKeeping(deps, actor);
    return months.ok ? ok({ body: { keepMonths: months.value } }) : months;
  });

  route(router, deps, calls.setKeeping, async ({ ctx, actor, body }) => {
    const months = await setKeeping(deps, actor, body.keepMonths);
    if (!months.ok) return months;
    ctx.state.audit('keeping changed', { months: months.value, ...byWhom(actor) });
    return ok({ body: { keepMonths: months.value } });
  });

  route(router, deps, calls.listInactive, async ({ actor, query }) => {
    const found = await listInactive(deps, actor, query.keepMonths);
    if (!found.ok) return found;
    const people = found.value.map(({ user: { id, firstName, lastName, username }, last }) => ({
      ...{ id, firstName, lastName, username },
      last: last && last.toString(),
    }));
    return ok({ body: { people } });
  });

  route(router, deps, calls.forgetInactive, async ({ ctx, actor, body: { keepMonths: months, ids } }) => {
    const gone = forgetInactive(deps, actor, { months, ids });
    if (!gone.ok) return gone;
    let erased = 0;
    for await (const userId of gone.value) {
      ctx.state.audit('person erased', { userId, ...byWhom(actor) });
      erased += 1;
    }
    return ok({ body: { erased } });
  });
}
