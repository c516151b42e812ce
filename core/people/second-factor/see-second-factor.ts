import type { Temporal } from 'temporal-polyfill';
import type { SecondFactors } from '../../ports/access/second-factors.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { isStaff } from '../password/forgotten-password.ts';
import { type Actor, permit } from '../permissions.ts';
import { isOn } from './second-factor.ts';

export interface SecondFactorView {
  /** Staff. */
  readonly offered: boolean;
  readonly since: Temporal.Instant | null;
  readonly recoveryCodesLeft: number;
}

export async function seeSecondFactor(
  { users, secondFactors }: { readonly users: Pick<Users, 'find'>; readonly secondFactors: SecondFactors },
  actor: Actor,
): Promise<Result<SecondFactorView, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-second-factor');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const [user, factor] = await Promise.all([users.find(userId), secondFactors.find(userId)]);
  const on = isOn(factor) ? factor : undefined;
  return ok({
    offered: user !== undefined && isStaff(user),
    since: on?.since ?? null,
    recoveryCodesLeft: on?.recovery.length ?? 0,
  });
}
