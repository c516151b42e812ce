import type { NewAccountLetter } from '../../letters/accounts/account-letter.ts';
import type { StoredFactor } from '../../people/second-factor/second-factor.ts';
import type { UserId } from '../../people/user.ts';

export interface FactorDecision<T> {
  /** What is stored from now on; undefined: nothing. */
  readonly next: StoredFactor | undefined;
  readonly answer: T;
  /** Stored with it. */
  readonly letter?: NewAccountLetter | undefined;
}

/** The authenticator app of each account that has one. */
export interface SecondFactors {
  find(userId: UserId): Promise<StoredFactor | undefined>;
  /** `decide` is pure and sees what is stored until its answer is. Of nobody nothing is stored. */
  change<T>(userId: UserId, decide: (present: StoredFactor | undefined) => FactorDecision<T>): Promise<T>;
}
