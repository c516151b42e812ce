import type { Visitor } from '../../../../core/people/access/visitor.ts';
import type { Clock } from '../../../../core/ports/clock.ts';
import type { Context } from '../context.ts';
import { clientOf } from '../security/client-address.ts';
import { browserLabel } from './browser-label.ts';
import { issueChallenge, takeChallenge } from './challenge.ts';
import { browserSecret, holdSecret } from './known-browser.ts';
import { endSession, loginAt, noteLogin, pendingLogin, startPendingLogin, startSession } from './session.ts';

/** Who makes this request, as far as a login needs to know: cookies, address and User-Agent. */
export const visitorOf = (ctx: Context, { clock }: { readonly clock: Clock }): Visitor => ({
  address: clientOf(ctx.ip),
  browserSecret: browserSecret(ctx),
  browserLabel: browserLabel(ctx.get('User-Agent')),
  holdSecret: secret => holdSecret(ctx, secret),
  startSession: (user, browser, proof) =>
    startSession(ctx, clock, user, { browser, label: browserLabel(ctx.get('User-Agent')) }, proof),
  startPendingLogin: login => startPendingLogin(ctx, clock, login),
  pendingLogin: () => pendingLogin(ctx, clock),
  ask: (challenge, what) => issueChallenge(ctx, clock, challenge, what),
  takeChallenge: what => takeChallenge(ctx, clock, what),
  loginAt: () => loginAt(ctx),
  noteLogin: () => noteLogin(ctx, clock),
  endSession: () => endSession(ctx),
  noteLimits: names => ctx.state.audit('too many attempts', { limits: names }),
});
