import type { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../letters/accounts/account-letter.ts';
import type { AccountHolder, UserId } from '../people/user.ts';
import type { ProblemOf, Result } from '../problem.ts';

export interface NewInvitation {
  readonly hash: string;
  readonly userId: UserId;
  readonly expires: Temporal.Instant;
}

export interface NewLogin {
  readonly username: string;
  readonly passwordHash: string;
}

/** Each is for one person without a login, and over once they have one. */
export interface Invitations {
  /** Replaces the person's last one. False, and nothing stored, for nobody and for who has a login; no letter to an address that is theirs no more. */
  issue(invitation: NewInvitation, letter?: NewAccountLetter): Promise<boolean>;
  /** Whether it could be accepted now. */
  stands(hash: string, now: Temporal.Instant): Promise<boolean>;
  /** Gives the person the login, and ends the invitation. Of many at once exactly one does; a taken name ends none. */
  accept(
    hash: string,
    login: NewLogin,
    now: Temporal.Instant,
  ): Promise<Result<AccountHolder, ProblemOf<'username-taken' | 'invitation-over'>>>;
  /** Removes some expired ones and says how many. */
  purge(now: Temporal.Instant): Promise<number>;
}
