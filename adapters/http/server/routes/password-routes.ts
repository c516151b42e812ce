import { changePassword } from '../../../../core/people/change-password.ts';
import { type ResetOutcome, resetPassword } from '../../../../core/people/reset-password.ts';
import { seeCurrentUser } from '../../../../core/people/see-current-user.ts';
import { ok, type Result } from '../../../../core/problem.ts';
import * as calls from '../../contract/passwords.ts';
import { route } from '../route.ts';
import { failureOf, guessing, limited } from '../security/attempts.ts';
import type { Context, CoreDeps, Routes } from '../server-deps.ts';
import { browserSecret, rememberBrowser } from '../session/known-browser.ts';
import { storedSession } from '../session/session.ts';

export function passwordRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.changePassword, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(core, actor);
    if (!asker.ok) return asker;
    const user = await guessing(ctx, core, asker.value.username, () =>
      changePassword(core, actor, body, storedSession(ctx)),
    );
    if (!user.ok) return user;
    await rememberBrowser(ctx, core, user.value);
    ctx.state.audit('password changed', { userId: user.value.id });
    return ok({ body: user.value });
  });

  route(router, core, calls.resetPassword, async ({ ctx, body: { username, newPassword, grant } }) => {
    const request = {
      ...{ username, newPassword, link: grant },
      browser: browserSecret(ctx),
      keepSession: storedSession(ctx),
    };
    const tried = async (): Promise<Result<ResetOutcome, never>> => ok(await resetPassword(core, request));
    const outcome = await limited(
      ctx,
      core,
      [failureOf(ctx)],
      tried,
      result => !result.ok || !result.value.done,
    );
    if (!outcome.ok) return outcome;
    if (!outcome.value.done) {
      afterAnswer(ctx, outcome.value.later);
      return ok({ status: 202, body: { done: false } });
    }
    const { user } = outcome.value;
    await rememberBrowser(ctx, core, user);
    ctx.state.audit('password reset', { userId: user.id });
    return ok({ body: { done: true } });
  });
}

/** Does what must not show in the time that an answer takes. */
function afterAnswer(ctx: Context, work: () => Promise<void>): void {
  ctx.res.once('close', () => {
    work().catch((error: unknown) => ctx.app.emit('error', error, ctx));
  });
}
