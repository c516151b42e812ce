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
export async function useCode(
  deps: CodeDeps,
  userId: UserId,
  typed: string,
  then: (used: UsedCode) => StoredFactor | undefined = ({ factor }) => factor,
): Promise<CodeKind | undefined> {
  const code = plainCode(typed);
  const find = isAppCode(code)
    ? (factor: StoredFactor) => useAppCode(deps, factor, code)
    : await recoveryCode(deps, userId, code);
  return deps.secondFactors.change(userId, (present): FactorDecision<CodeKind | undefined> => {
    const used = isOn(present) ? find(present) : undefined;
    return { next: used === undefined ? present : then(used), answer: used?.kind };
  });
}

export function useAppCode(
  { factorSecrets, clock }: Omit<CodeDeps, 'secondFactors'>,
  factor: StoredFactor,
  code: string,
): UsedCode | undefined {
  const secret = factorSecrets.open(factor.secret);
  const lastStep = secret && factorSecrets.stepOf(secret, code, clock.now(), factor.lastStep);
  if (!secret || !lastStep) return undefined;
  // Sealed anew, so that a key can be replaced.
  return { kind: 'app', factor: { ...factor, secret: factorSecrets.seal(secret), lastStep } };
}

/** Slow hashes are made before the account is locked: a mark that has gone meanwhile was used or renewed. */
async function recoveryCode({ secondFactors, factorSecrets }: CodeDeps, userId: UserId, code: string) {
  const { recovery: marks = [] } = (await secondFactors.find(userId)) ?? {};
  const { own, slow } = await factorSecrets.lookUp(code, marks);
  return (factor: StoredFactor): UsedCode | undefined => {
    const left = factor.recovery.filter(mark => mark !== own);
    if (left.length === factor.recovery.length) return undefined;
    return { kind: 'recovery', factor: { ...factor, recovery: left.map(mark => slow.get(mark) ?? mark) } };
  };
}
