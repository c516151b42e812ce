import { createHash } from 'node:crypto';
import { limits } from '../../../core/people/limits.ts';
import { usernameKey } from '../../../core/people/user.ts';
import type { Claim } from '../../../core/ports/limits.ts';
import { type Problem, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import { clientOf } from './client-address.ts';
import { browserHash } from './known-browser.ts';
import type { Context, CoreDeps } from './server-deps.ts';

type Limited<P extends Problem> = P | ProblemOf<'too-many-attempts'>;

/**
 * Does something that only so many may do in a while. The place is taken before, so that no number of requests at once
 * gets past the limit, and given back when it turns out that this one does not count, or when it breaks.
 */
export async function limited<T, P extends Problem>(
  ctx: Context,
  core: CoreDeps,
  claims: readonly Claim[],
  work: () => Promise<Result<T, P>>,
  counts: (result: Result<T, P>) => boolean,
): Promise<Result<T, Limited<P>>> {
  const now = core.clock.now();
  const free = await core.limits.take(claims, now);
  if (free !== undefined) {
    ctx.state.audit('too many attempts', { limits: claims.map(({ limit }) => limit.name) });
    const seconds = Math.ceil((free.epochMilliseconds - now.epochMilliseconds) / 1000);
    return refuse({ code: 'too-many-attempts', seconds });
  }
  const giveBack = () => core.limits.giveBack(claims, now);
  try {
    const result = await work();
    if (!counts(result)) await giveBack();
    return result;
  } catch (error) {
    // Nothing was tried. While the database is away the place stays taken.
    await giveBack().catch(() => undefined);
    throw error;
  }
}

/** Checks a password that somebody typed for an account, whether it exists or not. */
export async function guessing<T, P extends Problem>(
  ctx: Context,
  core: CoreDeps,
  username: string,
  check: () => Promise<Result<T, P>>,
): Promise<Result<T, Limited<P>>> {
  const claims = await guessClaims(ctx, core, usernameKey(username));
  return limited(ctx, core, claims, check, result => !result.ok && wrong.has(result.problem.code));
}

const wrong: ReadonlySet<string> = new Set(['wrong-credentials', 'wrong-current-password']);

/** On a browser of the account's own nobody else's guesses count, not even those from the same address. */
async function guessClaims(ctx: Context, core: CoreDeps, key: string): Promise<readonly Claim[]> {
  const browser = browserHash(ctx, core);
  const account = await core.users.findByUsernameKey(key);
  if (
    browser !== undefined &&
    (await core.trustedDevices.isKnown(browser, account?.user.id ?? 0, core.clock.now()))
  )
    return [{ limit: limits.ownGuesses, key: `${key} ${browser}` }];
  return [{ limit: limits.guesses, key: key }, failureOf(ctx)];
}

export const failureOf = (ctx: Context): Claim => ({ limit: limits.failures, key: clientOf(ctx.ip) });

export const registrationFrom = (ctx: Context): Claim => ({
  limit: limits.registrations,
  key: clientOf(ctx.ip),
});

/** A name for the log that tells tries of one account from those of another, and nothing else: people type passwords there. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);
