import { type Limited, limitAttempts } from '../../../../core/people/access/limit-attempts.ts';
import type { Limit } from '../../../../core/people/limits.ts';
import type { Actor } from '../../../../core/people/permissions.ts';
import type { Problem, Result } from '../../../../core/problem.ts';
import type { Context } from '../context.ts';
import type { ServerDeps } from '../server-deps.ts';
import { visitorOf } from '../session/visitor.ts';

/** Limits how often customers do something themselves each hour; refusals do not count. Staff are not limited. */
export const withinLimits = <T, P extends Problem>(
  deps: Pick<ServerDeps, 'limits' | 'clock'>,
  { ctx, actor }: { readonly ctx: Context; readonly actor: Actor },
  limit: Limit,
  act: () => Promise<Result<T, P>>,
  counts: (done: T) => boolean = () => true,
): Promise<Result<T, Limited<P>>> =>
  actor.kind === 'customer'
    ? limitAttempts(
        deps,
        visitorOf(ctx, deps),
        [{ limit, key: String(actor.userId) }],
        act,
        result => result.ok && counts(result.value),
      )
    : act();
