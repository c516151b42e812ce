import type { Temporal } from 'temporal-polyfill';
import type { ProofKind } from '../people/password/forgotten-password.ts';
import type { Proof } from '../people/password/proof.ts';
import type { UserId } from '../people/user.ts';

/**
 * Changes of passwords. Promises: in one transaction with the change, every session of the account but the one stored as
 * `keepSession` ends, and its trusted devices and reset tokens are forgotten.
 */
export interface Passwords {
  /**
   * False, and nothing changed, when there is no such account; or when its hash is not `present` any more, where that is
   * given: what was checked against an older password changes nothing.
   */
  change(
    userId: UserId,
    passwordHash: string,
    keepSession: string | undefined,
    present?: string,
  ): Promise<boolean>;
  /** How the proof proves the account now (see `proofKind`). Uses nothing up. */
  checkProof(userId: UserId, proof: Proof, now: Temporal.Instant): Promise<ProofKind | undefined>;
  /** Uses the proof up, or changes nothing and answers false: of many with one proof, exactly one changes the password. */
  reset(
    userId: UserId,
    passwordHash: string,
    proof: Proof,
    keepSession: string | undefined,
    now: Temporal.Instant,
  ): Promise<boolean>;
}
