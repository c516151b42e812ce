import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../people/user.ts';

export interface NewResetToken {
  readonly hash: string;
  readonly userId: UserId;
  readonly kind: 'counter' | 'email';
  readonly issued: Temporal.Instant;
  readonly expires: Temporal.Instant;
}

/** At most so many of one kind for one account. */
export interface IssueLimit {
  readonly most: number;
  readonly since: Temporal.Instant;
}

/** The secrets in links that set a forgotten password anew. `Passwords` uses them up. */
export interface ResetTokens {
  /**
   * A new counter token replaces the account's others of its kind; e-mail tokens live side by side. Answers false, and
   * stores nothing, when the account is gone or the limit is reached, however many are asked for at once.
   */
  issue(token: NewResetToken, limit?: IssueLimit): Promise<boolean>;
  /** Removes some that have expired and count for no limit, and says how many: none when nothing is left. */
  purge(now: Temporal.Instant): Promise<number>;
}
