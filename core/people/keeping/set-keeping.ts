import type { Keeping } from '../../ports/people/keeping.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';

/** After how many months the server erases inactive people by itself; null: never. */
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
