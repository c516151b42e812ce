import type { Clock } from '../../ports/clock.ts';
import type { Claim, Limits } from '../../ports/limits.ts';
import { type Problem, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { limits } from '../limits.ts';
import type { Visitor } from './visitor.ts';

export interface LimitDeps {
  readonly limits: Limits;
  readonly clock: Clock;
}

export type Limited<P extends Problem> = P | ProblemOf<'too-many-attempts'>;

/**
 * Does what only so many may do in a while. The attempt is counted first, so that no number of requests at once gets past
 * the limit, and given back when it turns out not to count, or when it breaks.
 */
export async function limitAttempts<T, P extends Problem>(
  deps: LimitDeps,
  visitor: Pick<Visitor, 'noteLimits'>,
  claims: readonly Claim[],
  attempt: () => Promise<Result<T, P>>,
  counts: (result: Result<T, P>) => boolean,
): Promise<Result<T, Limited<P>>> {
  const now = deps.clock.now();
  const free = await deps.limits.take(claims, now);
  if (free !== undefined) {
    visitor.noteLimits(claims.map(({ limit }) => limit.name));
    const seconds = Math.ceil((free.epochMilliseconds - now.epochMilliseconds) / 1000);
    return refuse({ code: 'too-many-attempts', seconds });
  }
  const giveBack = () => deps.limits.giveBack(claims, now);
  try {
    const result = await attempt();
    if (!counts(result)) await giveBack();
    return result;
  } catch (error) {
    // While the database is away the attempt stays counted.
    await giveBack().catch(() => undefined);
    throw error;
  }
}

/** A wrong password or a reset without proof, whatever the account. */
export const failureFrom = ({ address }: Pick<Visitor, 'address'>): Claim => ({
  limit: limits.failures,
  key: address,
});
