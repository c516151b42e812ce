import type { AppointmentView } from '../../../../core/booking/appointment-view.ts';
import { type Asked, findDone } from '../../../../core/booking/repeating/find-done.ts';
import { type Limited, limitAttempts } from '../../../../core/people/access/limit-attempts.ts';
import { type Limit, limits } from '../../../../core/people/limits.ts';
import type { Actor } from '../../../../core/people/permissions.ts';
import type { Problem, ProblemOf, Result } from '../../../../core/problem.ts';
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

/** The same for a change of an appointment; one that is done already is answered so, however many there were. */
export async function withinChanges<P extends Problem>(
  deps: Pick<ServerDeps, 'limits' | 'clock' | 'appointments' | 'histories'>,
  caller: { readonly ctx: Context; readonly actor: Actor },
  asked: Asked,
  act: () => Promise<Result<AppointmentView, P>>,
): Promise<Result<AppointmentView, Limited<P> | ProblemOf<'not-cancellable'>>> {
  const done = caller.actor.kind === 'customer' ? await findDone(deps, caller.actor, asked) : undefined;
  return done ?? withinLimits(deps, caller, limits.changes, act);
}
