import type { Keeping } from '../../ports/people/keeping.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';

export async function seeKeeping(
  { keeping }: { readonly keeping: Keeping },
  actor: Actor,
): Promise<Result<number | null, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-keeping');
  return allowed.ok ? ok(await keeping.months()) : allowed;
}
