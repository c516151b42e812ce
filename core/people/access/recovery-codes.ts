import type { FactorSecrets } from '../../ports/access/factor-secrets.ts';
import { RECOVERY_CODES } from '../second-factor/second-factor.ts';

export interface RecoveryCodes {
  /** For the person, once. */
  readonly codes: readonly string[];
  readonly marks: readonly string[];
}

export async function recoveryCodes(factorSecrets: FactorSecrets): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => factorSecrets.recoveryCode());
  return { codes, marks: await factorSecrets.marksOf(codes) };
}
