import { seePersonalData } from '../../../../../core/people/personal-data/see-personal-data.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/personal-data.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { personalDataReply } from './personal-data-reply.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'appointments' | 'histories' | 'trustedDevices' | 'timetables' | 'outbox' | 'passkeys'> &
  Pick<ServerDeps, 'sessions' | 'letterChoices' | 'accountLetters' | 'mailAddresses'>;

export function personalDataRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.exportOwnData, async ({ ctx, actor }) => {
    const data = await seePersonalData(deps, actor);
    if (!data.ok) return data;
    ctx.state.audit('personal data exported', { userId: data.value.user.id, ...byWhom(actor) });
    return ok({ body: personalDataReply(data.value, deps.clock.now()) });
  });

  route(router, deps, calls.exportData, async ({ ctx, actor, params }) => {
    const data = await seePersonalData(deps, actor, params.id);
    if (!data.ok) return data;
    ctx.state.audit('personal data exported', { userId: params.id, ...byWhom(actor) });
    return ok({ body: personalDataReply(data.value, deps.clock.now()) });
  });
}
