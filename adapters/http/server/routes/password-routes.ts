import { guessPassword } from '../../../../core/people/access/guess-password.ts';
import { failureFrom, limitAttempts } from '../../../../core/people/access/limit-attempts.ts';
import { rememberBrowser } from '../../../../core/people/access/remember-browser.ts';
import { changePassword } from '../../../../core/people/password/change-password.ts';
import { resetPassword } from '../../../../core/people/password/reset-password.ts';
import { seeCurrentUser } from '../../../../core/people/see-current-user.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/passwords.ts';
import type { Context, Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { adoptSession, renewedSession } from '../session/session.ts';
import { visitorOf } from '../session/visitor.ts';

type Deps = RouteDeps &
  Pick<
    ServerDeps,
    | 'passwords'
    | 'passwordHasher'
    | 'limits'
    | 'trustedDevices'
    | 'resetTokens'
    | 'tokens'
    | 'linkSeal'
    | 'mailAddresses'
    | 'shop'
    | 'passwordReset'
    | 'commonPasswords'
    | 'later'
    | 'logger'
  >;

export function passwordRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.changePassword, async ({ ctx, actor, body }) => {
    const asker = await seeCurrentUser(deps, actor);
    if (!asker.ok) return asker;
    const visitor = visitorOf(ctx, deps);
    const renew = renewedSession(ctx);
    const user = await guessPassword(deps, visitor, asker.value.username, () =>
      changePassword(deps, actor, body, renew),
    );
    if (!user.ok) return user;
    await adoptSession(ctx, renew, user.value.id);
    await rememberBrowser(deps, visitor, user.value);
    ctx.state.audit('password changed', { userId: user.value.id });
    return ok({ body: user.value });
  });
  resetRoute(router, deps);
}

function resetRoute(router: Routes, deps: Deps): void {
  route(router, deps, calls.resetPassword, async ({ ctx, body: { username, newPassword, grant } }) => {
    const visitor = visitorOf(ctx, deps);
    const renew = renewedSession(ctx);
    const request = {
      ...{ username, newPassword, link: grant },
      browser: visitor.browserSecret,
      renew,
    };
    const outcome = await limitAttempts(
      deps,
      visitor,
      [failureFrom(visitor)],
      () => resetPassword(deps, request),
      result => result.ok && !result.value.done,
    );
    if (!outcome.ok) return outcome;
    if (!outcome.value.done) {
      if (grant !== undefined) ctx.state.audit('reset link that opens nothing');
      afterAnswer(ctx, deps, outcome.value.later);
      return ok({ status: 202, body: { done: false } });
    }
    const { user } = outcome.value;
    await adoptSession(ctx, renew, user.id);
    await rememberBrowser(deps, visitor, user);
    const { proof, issuer: by } = outcome.value;
    ctx.state.audit('password reset', { userId: user.id, proof, ...(by !== undefined && { by }) });
    return ok({ body: { done: true } });
  });
}

/** After the answer is sent, so that response times reveal nothing. */
function afterAnswer(
  ctx: Context,
  { later, logger }: Pick<Deps, 'later' | 'logger'>,
  work: () => Promise<void>,
): void {
  ctx.res.once('close', () => {
    const careful = () => work().catch((error: unknown) => void ctx.app.emit('error', error, ctx));
    if (!later.run(careful))
      logger.warn('too many forgotten passwords at once: no link is sent for this one');
  });
}
