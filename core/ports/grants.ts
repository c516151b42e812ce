import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../people/user.ts';

/** A browser on which an account has been logged in before. */
export interface KnownBrowser {
  readonly id: number;
  /** The hash of the secret that it holds. */
  readonly browser: string;
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
}

export interface Visit {
  readonly browser: string;
  /** The hash of the secret that it held before: all that is known of it moves to the new one. */
  readonly replaces?: string | undefined;
  readonly userId: UserId;
  /** An administrator or stylist: this browser belongs to the shop. */
  readonly staff: boolean;
  /** How a person recognises it, such as "Chrome su Android". */
  readonly label: string;
}

export interface NewResetLink {
  readonly hash: string;
  readonly userId: UserId;
  readonly kind: 'counter' | 'email';
  readonly issued: Temporal.Instant;
  readonly expires: Temporal.Instant;
}

/** What somebody shows to prove that an account is theirs, hashed. */
export interface Proof {
  readonly browser?: string | undefined;
  readonly link?: string | undefined;
}

/**
 * Grants: the proofs with which a forgotten password may be set anew. A browser counts for 180 days after its account was
 * last seen on it, unless staff ever logged in there or more than two accounts did; a link until it expires.
 */
export interface Grants {
  /** Remembers a login. Of an account's browsers the longest unseen beyond five are forgotten; those of staff are only marks. */
  remember(visit: Visit, now: Temporal.Instant): Promise<void>;
  /** Whether the account has logged in on this browser, shared or not. */
  isKnown(browser: string, userId: UserId, now: Temporal.Instant): Promise<boolean>;
  browsersOf(userId: UserId, now: Temporal.Instant): Promise<readonly KnownBrowser[]>;
  /** False when the account has no such browser. */
  forget(userId: UserId, id: number): Promise<boolean>;
  /** The account is no longer known on this browser. */
  forgetHere(userId: UserId, browser: string): Promise<void>;
  /**
   * A new counter link replaces the account's others of its kind; e-mail links live side by side. Answers false, and
   * stores nothing, when the account has `most` of the kind since then; however many are asked for at once.
   */
  issueLink(
    link: NewResetLink,
    limit?: { readonly most: number; readonly since: Temporal.Instant },
  ): Promise<boolean>;
  /** Which of the proofs grants this account now: the kind, or undefined. Uses nothing up. */
  check(
    userId: UserId,
    proof: Proof,
    now: Temporal.Instant,
  ): Promise<'browser' | 'counter' | 'email' | undefined>;
  /** Removes some of what no longer counts, and says how many: none when nothing is left. */
  purge(now: Temporal.Instant): Promise<number>;
}
