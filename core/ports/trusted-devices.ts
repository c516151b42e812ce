import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../people/user.ts';

/** A browser on which an account has logged in. */
export interface TrustedDevice {
  readonly id: number;
  /** The hash of the secret in its cookie. */
  readonly browser: string;
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
}

export interface DeviceLogin {
  readonly browser: string;
  /** The hash of the secret it held before: everything known of that browser moves to the new one. */
  readonly replaces?: string | undefined;
  readonly userId: UserId;
  /** An administrator or stylist: this browser belongs to the shop. */
  readonly staff: boolean;
  /** How a person recognises it, such as "Chrome su Android". */
  readonly label: string;
}

/**
 * The browsers on which accounts have logged in. A customer sets a forgotten password anew on one that is their own
 * (see `proof.ts`). Logins of staff are kept as marks: they are never listed and never forgotten on request.
 */
export interface TrustedDevices {
  /** Remembers a login, and forgets the account's surplus browsers. */
  remember(login: DeviceLogin, now: Temporal.Instant): Promise<void>;
  /** Whether the account has logged in on this browser, shared or not. */
  isKnown(browser: string, userId: UserId, now: Temporal.Instant): Promise<boolean>;
  /** Last seen first. */
  list(userId: UserId, now: Temporal.Instant): Promise<readonly TrustedDevice[]>;
  /** False when the account has no such browser. */
  forget(userId: UserId, id: number): Promise<boolean>;
  /** The account is no longer known on this browser. */
  forgetHere(userId: UserId, browser: string): Promise<void>;
  /**
   * Removes some logins that no longer count, and says how many: none when nothing is left. A browser still in use by
   * anybody keeps all of its logins, since they tell whether it is shared.
   */
  purge(now: Temporal.Instant): Promise<number>;
}
