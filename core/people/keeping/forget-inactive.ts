import type { Clock } from '../../ports/clock.ts';
import type { KeptLetters } from '../../ports/letters/kept-letters.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Erasures } from '../../ports/people/erasures.ts';
import type { Keeping } from '../../ports/people/keeping.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Fault, throwFirst } from '../../try-each.ts';
import { forgetElsewhere } from '../access/forget-elsewhere.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import { AT_A_TIME, decideForgetting, inactiveSince } from './inactive.ts';

export interface ForgettingDeps {
  readonly keeping: Keeping;
  readonly erasures: Pick<Erasures, 'erase'>;
  readonly limits: Pick<Limits, 'forget'>;
  readonly keptLetters: Pick<KeptLetters, 'forget'>;
  readonly clock: Clock;
}

/** Yields each person as soon as they are erased; a fault hides nobody who is gone, and spares nobody else. */
type Gone = AsyncIterable<UserId>;

/** Of the people that an administrator has chosen, those who are still inactive. */
export function forgetInactive(
  deps: ForgettingDeps,
  actor: Actor,
  { months, ids }: { readonly months: number; readonly ids: readonly UserId[] },
): Result<Gone, ProblemOf<'not-logged-in' | 'not-permitted'>> {
  const allowed = permit(actor, 'forget-inactive');
  return allowed.ok ? ok(forget(deps, months, id => ids.includes(id))) : allowed;
}

/** Everybody inactive, if the shop has switched that on. Safe in any number of processes: each person is erased by one. */
export async function* forgetAsSet(deps: ForgettingDeps): Gone {
  const months = await deps.keeping.months();
  if (months !== null) yield* forget(deps, months, () => true);
}

async function* forget(deps: ForgettingDeps, months: number, isMeant: (id: UserId) => boolean): Gone {
  const now = deps.clock.now();
  const found = await deps.keeping.inactive(inactiveSince(now, months), AT_A_TIME);
  const faults: Fault<UserId>[] = [];
  for (const id of found.filter(isMeant)) {
    try {
      const erased = await deps.erasures.erase(id, now, decideForgetting);
      if (!erased.ok) continue;
      await forgetElsewhere(deps, erased.value);
    } catch (error) {
      faults.push({ of: id, error });
      continue;
    }
    yield id;
  }
  throwFirst(faults);
}
