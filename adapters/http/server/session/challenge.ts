import type { Ceremony } from '../../../../core/people/access/visitor.ts';
import { CHALLENGE_LIFE } from '../../../../core/people/passkeys/passkey.ts';
import { PENDING_LIFE } from '../../../../core/people/second-factor/second-factor.ts';
import type { Clock } from '../../../../core/ports/clock.ts';
import type { Context } from '../context.ts';

/** Stored in the browser's session, a guest's too: only that browser can answer the challenge. */
export function issueChallenge(ctx: Context, clock: Clock, text: string, what: Ceremony): void {
  ctx.session ??= {};
  if (ctx.session === null) throw new Error('no session to ask in');
  const at = clock.now().epochMilliseconds;
  ctx.session.challenge = { text, what, at };
  limitLifetime(ctx, at);
}

export function takeChallenge(ctx: Context, clock: Clock, what: Ceremony): string | undefined {
  const challenge = ctx.session?.challenge;
  if (ctx.session === null || challenge === undefined) return undefined;
  delete ctx.session.challenge;
  const now = clock.now().epochMilliseconds;
  limitLifetime(ctx, now);
  return challenge.what === what && challenge.at + CHALLENGE_LIFE > now ? challenge.text : undefined;
}

/** A guest's session, or that of a login without its code yet, ends with the challenge or the login. */
function limitLifetime(ctx: Context, now: number): void {
  const { pending } = ctx.session ?? {};
  ctx.state.sessionEnds ??= pending ? pending.since + PENDING_LIFE : now + CHALLENGE_LIFE;
}
