import { guessPassword } from '../../../../core/people/access/guess-password.ts';
import { failureFrom, limitAttempts } from '../../../../core/people/access/limit-attempts.ts';
import { rememberBrowser } from '../../../../core/people/access/remember-browser.ts';
import { changePassword } from '../../../../core/people/change-password.ts';
import { type ResetOutcome, resetPassword } from '../../../../core/people/reset-password.ts';
import { seeCurrentUser } from '../../../../core/people/see-current-user.ts';
import { ok, type Result } from '../../../../core/problem.ts';
import * as calls from '../../contract/passwords.ts';
import { route } from '../route.ts';
import type { Context, CoreDeps, Routes } from '../server-deps.ts';
import { storedSession } from '../session/session.ts';
import { visitorOf } from '../session/visitor.ts';

export function passwordRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.changePassword, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(core, actor);
    if (!asker.ok) return asker;
    const visitor = visitorOf(ctx, core);
    const user = await guessPassword(core, visitor, asker.value.username, () =>
      changePassword(core, actor, body, storedSession(ctx)),
    );
    if (!user.ok) return user;
    await rememberBrowser(core, visitor, user.value);
    ctx.state.audit('password changed', { userId: user.value.id });
    return ok({ body: user.value });
  });

  route(router, core, calls.resetPassword, async ({ ctx, body: { username, newPassword, grant } }) => {
    const visitor = visitorOf(ctx, core);
    const request = {
      ...{ username, newPassword, link: grant },
      browser: visitor.browserSecret,
      keepSession: storedSession(ctx),
    };
    const tried = async (): Promise<Result<ResetOutcome, never>> => ok(await resetPassword(core, request));
    const outcome = await limitAttempts(
      core,
      visitor,
      [failureFrom(visitor)],
      tried,
      result => !result.ok || !result.value.done,
    );
    if (!outcome.ok) return outcome;
    if (!outcome.value.done) {
      afterAnswer(ctx, outcome.value.later);
      return ok({ status: 202, body: { done: false } });
    }
    const { user } = outcome.value;
    await rememberBrowser(core, visitor, user);
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
