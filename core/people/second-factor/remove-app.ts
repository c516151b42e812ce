import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { wrongCurrentPassword } from '../../wording.ts';
import { guessCode, wrongCode } from '../access/guess-code.ts';
import type { LimitDeps } from '../access/limit-attempts.ts';
import { type CodeDeps, useCode } from '../access/use-code.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';

type Refused = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'wrong-current-password' | 'wrong-code' | 'too-many-attempts'
>;

/** Password and a code: neither alone is enough. */
export async function removeApp(
  deps: CodeDeps &
    LimitDeps & { readonly users: Pick<Users, 'findPerson'>; readonly passwordHasher: PasswordHasher },
  actor: Actor,
  visitor: Pick<Visitor, 'noteLimits'>,
  { currentPassword, code }: { readonly currentPassword: string; readonly code: string },
): Promise<Result<undefined, Refused>> {
  const allowed = permit(actor, 'keep-second-factor');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const hash = (await deps.users.findPerson(userId))?.passwordHash ?? undefined;
  if (hash === undefined) return refuse({ code: 'not-logged-in' });
  if (!(await deps.passwordHasher.verify(currentPassword, hash))) return wrongCurrentPassword;
  return guessCode(deps, visitor, userId, async () => {
    const used = await useCode(deps, userId, code, () => undefined);
    return used === undefined ? wrongCode : ok(undefined);
  });
}
