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

/** Counted first, so that no number of requests at once passes the limit; given back when it does not count. */
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
    await giveBack().catch(() => undefined);
    throw error;
  }
}

/** Only misses are counted, and what is right passes whatever was missed before it: for secrets too long to be guessed. */
export async function limitMisses<T, P extends Problem>(
  deps: LimitDeps,
  visitor: Pick<Visitor, 'noteLimits'>,
  claims: readonly Claim[],
  attempt: () => Promise<Result<T, P>>,
): Promise<Result<T, Limited<P>>> {
  const result = await attempt();
  if (result.ok) return result;
  return limitAttempts(
    deps,
    visitor,
    claims,
    async () => result,
    () => true,
  );
}

export const failureFrom = ({ address }: Pick<Visitor, 'address'>): Claim => ({
  limit: limits.failures,
  key: address,
});
