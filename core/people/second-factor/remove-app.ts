import type { Sessions } from '../../ports/sessions.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { guessCode, wrongCode } from '../access/guess-code.ts';
import type { LimitDeps } from '../access/limit-attempts.ts';
import { type PasswordDeps, provePassword } from '../access/prove-password.ts';
import { type CodeDeps, useCode } from '../access/use-code.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';

type Refused = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'wrong-code' | 'too-many-attempts'
>;

/** Password and a code: neither alone is enough. Sessions that it had opened end, but `here`. */
export async function removeApp(
  deps: CodeDeps & LimitDeps & PasswordDeps & { readonly sessions: Pick<Sessions, 'endOf'> },
  actor: Actor,
  visitor: Pick<Visitor, 'noteLimits'>,
  { currentPassword, code }: { readonly currentPassword: string; readonly code: string },
  here: string | undefined,
): Promise<Result<undefined, Refused>> {
  const allowed = permit(actor, 'keep-second-factor');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const person = await provePassword(deps, userId, currentPassword);
  if (!person.ok) return person;
  const removed = await guessCode(deps, visitor, userId, code, async () => {
    const used = await useCode(deps, userId, code, () => undefined);
    return used === undefined ? wrongCode : ok(undefined);
  });
  if (removed.ok) await deps.sessions.endOf(userId, here);
  return removed;
}
