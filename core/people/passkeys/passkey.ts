import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../user.ts';

export interface Passkey {
  /** As the authenticator gave it. */
  readonly id: string;
  readonly userId: UserId;
  readonly publicKey: string;
  /** Of its signatures; always 0 where the authenticator does not count. */
  readonly counter: number;
  readonly name: string;
  readonly created: Temporal.Instant;
  readonly lastUsed: Temporal.Instant | null;
}

/** Of one account. */
export const MAX_PASSKEYS = 20;

/** Characters a new name may have. */
export const LONGEST_NAME = 40;

/** Milliseconds from a challenge to its answer. */
export const CHALLENGE_LIFE = 5 * 60_000;

/** A counter that does not grow is a copy's. Authenticators that do not count always say 0. */
export const isLater = (counter: number, stored: number): boolean =>
  counter > stored || (counter === 0 && stored === 0);
