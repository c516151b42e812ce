import type { Clock } from '../../ports/clock.ts';
import type { KeptLetters } from '../../ports/letters/kept-letters.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Erasures } from '../../ports/people/erasures.ts';
import type { Keeping } from '../../ports/people/keeping.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { forgetElsewhere } from '../access/forget-elsewhere.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import { AT_A_TIME, decideForgetting, inactiveSince } from './inactive.ts';

export interface ForgettingDeps {
  readonly keeping: Keeping;
  readonly erasures: Erasures;
  readonly limits: Pick<Limits, 'forget'>;
  readonly keptLetters: Pick<KeptLetters, 'forget'>;
  readonly clock: Clock;
}

/** Of those that somebody has looked at, who still has not come for so long. Answers whom. */
export async function forgetInactive(
  deps: ForgettingDeps,
  actor: Actor,
  { months, ids }: { readonly months: number; readonly ids: readonly UserId[] },
): Promise<Result<readonly UserId[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'forget-inactive');
  return allowed.ok ? ok(await forget(deps, months, id => ids.includes(id))) : allowed;
}

/** What the shop has switched on, if it has. Any number of processes may do so: each person is erased by one. */
export async function forgetAsSet(deps: ForgettingDeps): Promise<readonly UserId[]> {
  const months = await deps.keeping.months();
  return months === null ? [] : forget(deps, months, () => true);
}

async function forget(
  deps: ForgettingDeps,
  months: number,
  isMeant: (id: UserId) => boolean,
): Promise<readonly UserId[]> {
  const now = deps.clock.now();
  const found = await deps.keeping.inactive(inactiveSince(now, months), AT_A_TIME);
  const gone: UserId[] = [];
  for (const id of found.filter(isMeant)) {
    const erased = await deps.erasures.erase(id, now, decideForgetting);
    if (!erased.ok) continue;
    await forgetElsewhere(deps, erased.value);
    gone.push(id);
  }
  return gone;
}
