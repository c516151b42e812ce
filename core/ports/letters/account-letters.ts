import type { Temporal } from 'temporal-polyfill';
import type {
  AccountLetter,
  FailedAccountLetter,
  SettledAccountLetter,
} from '../../letters/accounts/account-letter.ts';
import type { Failure } from '../../letters/letter.ts';
import type { UserId } from '../../people/user.ts';

export type AccountSettled =
  | { readonly as: 'sent'; readonly at: Temporal.Instant }
  | { readonly as: 'overtaken' | 'kept-back' }
  | { readonly as: 'failed'; readonly failure: Failure }
  | { readonly as: 'later'; readonly failure: Failure; readonly nextTry: Temporal.Instant };

/** Letters about accounts; the ports that change an account store them with the change. */
export interface AccountLetters {
  /** The next that are to go, the oldest first, for whoever claims them alone until `until`: in any number of processes. */
  claim(now: Temporal.Instant, until: Temporal.Instant, most: number): Promise<readonly AccountLetter[]>;
  /** Only while the claim that ends at `until` holds. Unless it goes later, what was sealed is gone. */
  settle(id: number, until: Temporal.Instant, settled: AccountSettled): Promise<void>;
  /** The newest first, and of each person and kind the newest alone. */
  failed(most: number): Promise<readonly FailedAccountLetter[]>;
  /** In the order in which they were caused. */
  to(reader: UserId): Promise<readonly SettledAccountLetter[]>;
  keptBack(reader: UserId, since: Temporal.Instant): Promise<number>;
  /** Removes some that were due before a moment, and says how many. */
  purge(dueBefore: Temporal.Instant): Promise<number>;
}
