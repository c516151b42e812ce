import type { Keeping } from '../../ports/people/keeping.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';

/** From then on the server erases by itself who has not come for so long; null: nobody. */
export async function setKeeping(
  { keeping }: { readonly keeping: Keeping },
  actor: Actor,
  months: number | null,
): Promise<Result<number | null, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'set-keeping');
  if (!allowed.ok) return allowed;
  await keeping.setMonths(months);
  return ok(months);
}
