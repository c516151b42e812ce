import type { Temporal } from 'temporal-polyfill';
import type { ProofKind } from '../people/password/forgotten-password.ts';
import type { Proof } from '../people/password/proof.ts';
import type { UserId } from '../people/user.ts';
import type { Renewal } from './sessions.ts';

/** A change ends the account's sessions, devices and tokens in one transaction; `renew` goes on, under its new id. */
export interface Passwords {
  /** False when there is no such account, or its hash is not `present`. */
  change(
    userId: UserId,
    passwordHash: string,
    renew: Renewal | undefined,
    present?: string,
  ): Promise<boolean>;
  /** Uses nothing up; see `proofKind`. */
  checkProof(userId: UserId, proof: Proof, now: Temporal.Instant): Promise<ProofKind | undefined>;
  /** Of many with one proof exactly one changes the password. */
  reset(
    userId: UserId,
    passwordHash: string,
    proof: Proof,
    renew: Renewal | undefined,
    now: Temporal.Instant,
  ): Promise<boolean>;
}
