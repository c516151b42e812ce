import type { Sessions } from '../../ports/sessions.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { guessCode, wrongCode } from '../access/guess-code.ts';
import type { LimitDeps } from '../access/limit-attempts.ts';
import { recoveryCodes } from '../access/recovery-codes.ts';
import { type CodeDeps, useAppCode } from '../access/use-code.ts';
import type { Visitor } from '../access/visitor.ts';
import { type Actor, permit } from '../permissions.ts';
import { isAppCode, isOn, plainCode } from './second-factor.ts';

type Refused = ProblemOf<
  'not-logged-in' | 'not-permitted' | 'wrong-code' | 'second-factor-on' | 'too-many-attempts'
>;

/** From now on logins ask for it. Sessions that began without it end, but `here`. Answers the recovery codes. */
export async function confirmApp(
  deps: CodeDeps & LimitDeps & { readonly sessions: Pick<Sessions, 'endOf'> },
  actor: Actor,
  visitor: Pick<Visitor, 'noteLimits'>,
  code: string,
  here: string | undefined,
): Promise<Result<readonly string[], Refused>> {
  const allowed = permit(actor, 'set-up-second-factor');
  if (!allowed.ok) return allowed;
  const { userId } = allowed.value;
  const confirmed = await guessCode(
    deps,
    visitor,
    userId,
    code,
    async (): Promise<Result<readonly string[], Refused>> => {
      const { codes, marks } = await recoveryCodes(deps.factorSecrets);
      const answer = await deps.secondFactors.change(userId, present => {
        if (isOn(present)) return { next: present, answer: 'second-factor-on' as const };
        const plain = plainCode(code);
        const used = present && isAppCode(plain) ? useAppCode(deps, present, plain) : undefined;
        if (used === undefined) return { next: present, answer: 'wrong-code' as const };
        const next = { ...used.factor, since: deps.clock.now(), recovery: marks };
        return { next, answer: 'confirmed' as const };
      });
      if (answer === 'second-factor-on') return refuse({ code: answer });
      return answer === 'confirmed' ? ok(codes) : wrongCode;
    },
  );
  if (confirmed.ok) await deps.sessions.endOf(userId, here);
  return confirmed;
}
