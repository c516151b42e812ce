import { logIn } from '../../../core/people/log-in.ts';
import { register } from '../../../core/people/register.ts';
import { seeCurrentUser } from '../../../core/people/see-current-user.ts';
import { ok } from '../../../core/problem.ts';
import * as calls from '../contract/user.ts';
import { route } from './route.ts';
import type { CoreDeps, Routes } from './server-deps.ts';
import { endSession, startSession } from './session.ts';

export function peopleRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.currentUser, async ({ actor }) => {
    const user = await seeCurrentUser(core, actor);
    return user.ok ? ok({ body: user.value }) : user;
  });

  route(router, core, calls.login, async ({ ctx, body }) => {
    const user = await logIn(core, body);
    if (!user.ok) return user;
    await startSession(ctx, user.value.id);
    return ok({ body: user.value });
  });

  route(router, core, calls.register, async ({ ctx, actor, body }) => {
    const user = await register(core, actor, body);
    if (!user.ok) return user;
    if (actor.kind !== 'admin') await startSession(ctx, user.value.id);
    return ok({ body: user.value });
  });

  route(router, core, calls.logout, async ({ ctx }) => {
    endSession(ctx);
    return ok({ body: undefined });
  });
}
