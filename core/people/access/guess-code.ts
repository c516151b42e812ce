import { type Problem, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { fieldWording } from '../../wording.ts';
import { limits } from '../limits.ts';
import { isAppCode, plainCode } from '../second-factor/second-factor.ts';
import type { UserId } from '../user.ts';
import { type LimitDeps, type Limited, limitAttempts } from './limit-attempts.ts';
import type { Visitor } from './visitor.ts';

export const wrongCode = refuse<ProblemOf<'wrong-code'>>({
  code: 'wrong-code',
  fields: { code: fieldWording['code-wrong'] },
});

/** Wrong codes of one account and kind count together, wherever they are typed. */
export const guessCode = <T, P extends Problem>(
  deps: LimitDeps,
  visitor: Pick<Visitor, 'noteLimits'>,
  userId: UserId,
  typed: string,
  check: () => Promise<Result<T, P>>,
): Promise<Result<T, Limited<P>>> => {
  const key = String(userId);
  const claims = isAppCode(plainCode(typed))
    ? [
        { limit: limits.codes, key },
        { limit: limits.codesOfDay, key },
      ]
    : [{ limit: limits.recoveryCodes, key }];
  return limitAttempts(
    deps,
    visitor,
    claims,
    check,
    result => !result.ok && result.problem.code === 'wrong-code',
  );
};
