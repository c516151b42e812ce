import {
  endOtherSessions,
  endSession,
  endSessionsOf,
} from '../../../../../core/people/access/end-sessions.ts';
import { listSessions } from '../../../../../core/people/access/list-sessions.ts';
import { takeLogin } from '../../../../../core/people/access/take-login.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/sessions.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { storedSession } from '../../session/session.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'sessions' | 'trustedDevices' | 'tokens' | 'passwords'>;

export function sessionListRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listSessions, async ({ ctx, actor }) => {
    const sessions = await listSessions(deps, actor, storedSession(ctx));
    if (!sessions.ok) return sessions;
    const body = sessions.value.map(({ since, lastSeen, ...session }) => ({
      ...{ ...session, since: since.toString(), lastSeen: lastSeen.toString() },
    }));
    return ok({ body });
  });

  route(router, deps, calls.endSession, async ({ actor, params }) => {
    const ended = await endSession(deps, actor, params.id);
    return ended.ok ? ok({ body: undefined }) : ended;
  });

  route(router, deps, calls.endOtherSessions, async ({ ctx, actor }) => {
    const ended = await endOtherSessions(deps, actor, storedSession(ctx));
    return ended.ok ? ok({ body: undefined }) : ended;
  });

  route(router, deps, calls.endSessionsOf, async ({ ctx, actor, params }) => {
    const ended = await endSessionsOf(deps, actor, params.id, storedSession(ctx));
    return ended.ok ? ok({ body: undefined }) : ended;
  });

  route(router, deps, calls.takeLogin, async ({ ctx, actor, params }) => {
    const taken = await takeLogin(deps, actor, params.id);
    if (!taken.ok) return taken;
    ctx.state.audit('login taken away', { userId: params.id, ...byWhom(actor) });
    return ok({ body: undefined });
  });
}
