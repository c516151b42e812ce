import type { FactorSecrets } from '../../ports/access/factor-secrets.ts';
import type { FactorDecision, SecondFactors } from '../../ports/access/second-factors.ts';
import type { Clock } from '../../ports/clock.ts';
import { isAppCode, isOn, plainCode, type StoredFactor } from '../second-factor/second-factor.ts';
import type { UserId } from '../user.ts';

export interface CodeDeps {
  readonly secondFactors: SecondFactors;
  readonly factorSecrets: FactorSecrets;
  readonly clock: Clock;
}

export type CodeKind = 'app' | 'recovery';

export interface UsedCode {
  readonly kind: CodeKind;
  /** Of the account, with this code used up. */
  readonly factor: StoredFactor;
}

/** Uses a code up, of many at once exactly one time. undefined: wrong, used before, or the account has no app. */
export const useCode = (
  deps: CodeDeps,
  userId: UserId,
  typed: string,
  then: (used: UsedCode) => StoredFactor | undefined = ({ factor }) => factor,
): Promise<CodeKind | undefined> =>
  deps.secondFactors.change(userId, (present): FactorDecision<CodeKind | undefined> => {
    const used = isOn(present) ? codeOf(deps, present, typed) : undefined;
    return { next: used === undefined ? present : then(used), answer: used?.kind };
  });

/** What the factor is once this code is used up. */
export function codeOf(
  { factorSecrets, clock }: Omit<CodeDeps, 'secondFactors'>,
  factor: StoredFactor,
  typed: string,
): UsedCode | undefined {
  const code = plainCode(typed);
  if (!isAppCode(code)) {
    const marks = factorSecrets.marksOf(code);
    const recovery = factor.recovery.filter(mark => !marks.includes(mark));
    return recovery.length < factor.recovery.length
      ? { kind: 'recovery', factor: { ...factor, recovery } }
      : undefined;
  }
  const secret = factorSecrets.open(factor.secret);
  const lastStep = secret && factorSecrets.stepOf(secret, code, clock.now(), factor.lastStep);
  if (!secret || !lastStep) return undefined;
  // Sealed anew, so that a key can be replaced.
  return { kind: 'app', factor: { ...factor, secret: factorSecrets.seal(secret), lastStep } };
}
