import type { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../letters/accounts/account-letter.ts';
import type { UserId } from '../people/user.ts';

export interface NewResetToken {
  readonly hash: string;
  readonly userId: UserId;
  readonly kind: 'counter' | 'email';
  readonly issued: Temporal.Instant;
  readonly expires: Temporal.Instant;
  /** Who handed it out at the counter. */
  readonly issuer?: UserId | undefined;
}

export interface IssueLimit {
  readonly most: number;
  readonly since: Temporal.Instant;
}

export interface ResetTokens {
  /** A counter token replaces the last one. False, and nothing stored, without account, beyond the limit, or where the letter's address is theirs no more. */
  issue(token: NewResetToken, limit?: IssueLimit, letter?: NewAccountLetter): Promise<boolean>;
  issuerOf(hash: string): Promise<UserId | undefined>;
  /** Removes some expired ones and says how many. */
  purge(now: Temporal.Instant): Promise<number>;
}
