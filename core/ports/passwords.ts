import type { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../letters/accounts/account-letter.ts';
import type { ProofKind } from '../people/password/forgotten-password.ts';
import type { Proof } from '../people/password/proof.ts';
import type { User, UserId } from '../people/user.ts';
import type { Problem, ProblemOf, Result } from '../problem.ts';
import type { Renewal } from './sessions.ts';

/** The letter of a change, from the account as it is then. */
export type TellOf = (user: User) => NewAccountLetter | undefined;

/** A change ends the account's sessions, devices and tokens in one transaction; `renew` goes on, under its new id. */
export interface Passwords {
  /** False when there is no such account, or its hash is not `present`. Its letter is stored with it. */
  change(
    userId: UserId,
    passwordHash: string,
    renew: Renewal | undefined,
    more?: { readonly present?: string | undefined; readonly tell?: TellOf },
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
    tell?: TellOf,
  ): Promise<boolean>;
  /** The person becomes what `decide`, which is pure, answers; nothing that opened their account does any more. */
  takeLogin<P extends Problem>(
    userId: UserId,
    decide: (present: User) => Result<User, P>,
  ): Promise<Result<User, P | ProblemOf<'user-not-found'>>>;
}
