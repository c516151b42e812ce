import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { guessCode, wrongCode } from '../access/guess-code.ts';
import type { LimitDeps } from '../access/limit-attempts.ts';
import { recoveryCodes } from '../access/recovery-codes.ts';
import { type CodeDeps, useCode } from '../access/use-code.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';

/** Ten new ones; the old ones are over. */
export async function changeRecoveryCodes(
  deps: CodeDeps & LimitDeps,
  actor: Actor,
  visitor: Pick<Visitor, 'noteLimits'>,
  code: string,
): Promise<
  Result<readonly string[], ProblemOf<'not-logged-in' | 'not-permitted' | 'wrong-code' | 'too-many-attempts'>>
> {
  const allowed = permit(actor, 'keep-second-factor');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  return guessCode(deps, visitor, userId, code, async () => {
    const { codes, marks } = await recoveryCodes(deps.factorSecrets);
    const used = await useCode(deps, userId, code, ({ factor }) => ({ ...factor, recovery: marks }));
    return used === undefined ? wrongCode : ok(codes);
  });
}
