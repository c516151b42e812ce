import {
  endOtherSessions,
  endSession,
  endSessionsOf,
} from '../../../../../core/people/access/end-sessions.ts';
import { confirmLogin } from '../../../../../core/people/access/fresh-login.ts';
import { guessPassword } from '../../../../../core/people/access/guess-password.ts';
import { listSessions } from '../../../../../core/people/access/list-sessions.ts';
import { takeLogin } from '../../../../../core/people/access/take-login.ts';
import { seeCurrentUser } from '../../../../../core/people/see-current-user.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/sessions.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { adoptSession, renewedSession, storedSession } from '../../session/session.ts';
import { visitorOf } from '../../session/visitor.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'sessions' | 'trustedDevices' | 'tokens' | 'passwords' | 'passwordHasher' | 'limits'>;

export function sessionListRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listSessions, async ({ ctx, actor }) => {
    const sessions = await listSessions(deps, actor, storedSession(ctx));
    if (!sessions.ok) return sessions;
    const body = sessions.value.map(({ since, lastSeen, ...session }) => ({
      ...{ ...session, since: since.toString(), lastSeen: lastSeen.toString() },
    }));
    return ok({ body });
  });

  confirmRoute(router, deps);

  route(router, deps, calls.endSession, async ({ ctx, actor, params }) => {
    const ended = await endSession(deps, actor, visitorOf(ctx, deps), params.id);
    return ended.ok ? ok({ body: undefined }) : ended;
  });

  route(router, deps, calls.endOtherSessions, async ({ ctx, actor }) => {
    const ended = await endOtherSessions(deps, actor, visitorOf(ctx, deps), storedSession(ctx));
    return ended.ok ? ok({ body: undefined }) : ended;
  });

  route(router, deps, calls.endSessionsOf, async ({ ctx, actor, params }) => {
    const ended = await endSessionsOf(deps, actor, visitorOf(ctx, deps), params.id, storedSession(ctx));
    return ended.ok ? ok({ body: undefined }) : ended;
  });

  route(router, deps, calls.takeLogin, async ({ ctx, actor, params }) => {
    const taken = await takeLogin(deps, actor, params.id);
    if (!taken.ok) return taken;
    ctx.state.audit('login taken away', { userId: params.id, ...byWhom(actor) });
    return ok({ body: undefined });
  });
}

function confirmRoute(router: Routes, deps: Deps): void {
  route(router, deps, calls.confirmLogin, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const visitor = visitorOf(ctx, deps);
    const renew = renewedSession(ctx);
    const confirmed = await guessPassword(deps, visitor, asker.value.username, () =>
      confirmLogin(deps, actor, visitor, body.currentPassword, renew),
    );
    if (!confirmed.ok) return confirmed;
    await adoptSession(ctx, renew, asker.value.id);
    ctx.state.audit('login confirmed', byWhom(actor));
    return ok({ body: undefined });
  });
}
