import { guessPassword } from '../../../../../core/people/access/guess-password.ts';
import { changeRecoveryCodes } from '../../../../../core/people/second-factor/change-recovery-codes.ts';
import { confirmApp } from '../../../../../core/people/second-factor/confirm-app.ts';
import { logInByCode } from '../../../../../core/people/second-factor/log-in-by-code.ts';
import { removeApp } from '../../../../../core/people/second-factor/remove-app.ts';
import { seeSecondFactor } from '../../../../../core/people/second-factor/see-second-factor.ts';
import { startApp } from '../../../../../core/people/second-factor/start-app.ts';
import { seeCurrentUser } from '../../../../../core/people/see-current-user.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/people/second-factor.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { byWhom } from '../../security/audited.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { forgetProof, noteProof, storedSession } from '../../session/session.ts';
import { visitorOf } from '../../session/visitor.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'secondFactors' | 'factorSecrets' | 'limits' | 'passwordHasher' | 'tokens'> &
  Pick<ServerDeps, 'trustedDevices' | 'sessions' | 'shop'>;

export function secondFactorRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.loginByCode, async ({ ctx, body }) => {
    const passed = await logInByCode(deps, visitorOf(ctx, deps), body.code);
    if (!passed.ok) return passed;
    ctx.state.audit('login', { userId: passed.value.user.id, proof: passed.value.by });
    return ok({ body: passed.value.user });
  });

  route(router, deps, calls.seeSecondFactor, async ({ actor }) => {
    const seen = await seeSecondFactor(deps, actor);
    return seen.ok ? ok({ body: { ...seen.value, since: seen.value.since?.toString() ?? null } }) : seen;
  });
  setUpRoutes(router, deps);
}

function setUpRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.startApp, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const app = await guessPassword(deps, visitorOf(ctx, deps), asker.value.username, () =>
      startApp(deps, actor, body.currentPassword),
    );
    return app.ok ? ok({ body: app.value }) : app;
  });

  route(router, deps, calls.confirmApp, async ({ ctx, actor, body }) => {
    const confirmed = await confirmApp(deps, actor, visitorOf(ctx, deps), body.code, storedSession(ctx));
    if (!confirmed.ok) return confirmed;
    noteProof(ctx);
    ctx.state.audit('second factor added', byWhom(actor));
    return ok({ body: { recoveryCodes: [...confirmed.value] } });
  });

  route(router, deps, calls.changeRecoveryCodes, async ({ ctx, actor, body }) => {
    const changed = await changeRecoveryCodes(deps, actor, visitorOf(ctx, deps), body.code);
    if (!changed.ok) return changed;
    ctx.state.audit('recovery codes changed', byWhom(actor));
    return ok({ body: { recoveryCodes: [...changed.value] } });
  });

  route(router, deps, calls.removeApp, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const visitor = visitorOf(ctx, deps);
    const removed = await guessPassword(deps, visitor, asker.value.username, () =>
      removeApp(deps, actor, visitor, body, storedSession(ctx)),
    );
    if (!removed.ok) return removed;
    forgetProof(ctx);
    ctx.state.audit('second factor removed', byWhom(actor));
    return ok({ body: undefined });
  });
}
