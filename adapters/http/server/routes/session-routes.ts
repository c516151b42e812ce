import { createHmac } from 'node:crypto';
import { logIn } from '../../../../core/people/log-in.ts';
import { logOut } from '../../../../core/people/log-out.ts';
import { register } from '../../../../core/people/register.ts';
import { seeCurrentUser } from '../../../../core/people/see-current-user.ts';
import { usernameKey } from '../../../../core/people/user.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/user.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { visitorOf } from '../session/visitor.ts';

type Deps = RouteDeps &
  Pick<ServerDeps, 'passwordHasher' | 'limits' | 'trustedDevices' | 'tokens' | 'settings' | 'secondFactors'>;

export function sessionRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.currentUser, async ({ actor }) => {
    const user = await seeCurrentUser(deps, actor);
    const owes = actor.kind === 'admin' && actor.owesFactor === true;
    return user.ok ? ok({ body: owes ? { ...user.value, secondFactorRequired: true } : user.value }) : user;
  });

  route(router, deps, calls.login, async ({ ctx, body }) => {
    const visitor = visitorOf(ctx, deps);
    const user = await logIn(deps, visitor, body);
    if (!user.ok && user.problem.code === 'second-factor-needed') ctx.state.audit('second factor asked');
    else if (!user.ok) {
      const hash = (text: string) => shortHash(text, deps.settings.sessionSecrets[0] ?? '');
      const [account, from] = [hash(usernameKey(body.username)), hash(visitor.address)];
      ctx.state.audit('login failed', { account, from });
    }
    if (!user.ok) return user;
    ctx.state.audit('login', { userId: user.value.id });
    const owes = user.value.isAdmin && deps.adminFactor === 'required';
    return ok({ body: owes ? { ...user.value, secondFactorRequired: true } : user.value });
  });

  route(router, deps, calls.register, async ({ ctx, actor, body }) => {
    const user = await register(deps, actor, visitorOf(ctx, deps), body);
    if (!user.ok) return user;
    const { id: userId, isAdmin, isStylist } = user.value;
    const by = actor.kind === 'admin' ? { by: actor.userId } : {};
    ctx.state.audit('registered', { userId, isAdmin, isStylist, ...by });
    return ok({ body: user.value });
  });

  route(router, deps, calls.logout, async ({ ctx, actor, query }) => {
    await logOut(deps, actor, visitorOf(ctx, deps), { forgetBrowser: query.forgetBrowser === 'true' });
    return ok({ body: undefined });
  });
}

/**
 * For the log: tells accounts apart without naming them, and without the key nobody can try names. People type passwords
 * into the username field.
 */
const shortHash = (text: string, key: string): string =>
  createHmac('sha256', `log ${key}`).update(text).digest('base64url').slice(0, 12);
