import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../people/user.ts';

export interface TrustedDevice {
  readonly id: number;
  /** Hash of the secret in its cookie. */
  readonly browser: string;
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
}

export interface DeviceLogin {
  readonly browser: string;
  /** Everything known of that hash moves to the new one. */
  readonly replaces?: string | undefined;
  readonly userId: UserId;
  /** The browser belongs to the shop. */
  readonly staff: boolean;
  /** Such as "Chrome su Android". */
  readonly label: string;
}

/** Browsers on which accounts logged in. Staff's logins are marks, never listed nor forgotten. */
export interface TrustedDevices {
  /** Forgets the account's surplus browsers; sessions follow their browser to its new hash. */
  remember(login: DeviceLogin, now: Temporal.Instant): Promise<void>;
  /** Shared or not. */
  isKnown(browser: string, userId: UserId, now: Temporal.Instant): Promise<boolean>;
  list(userId: UserId, now: Temporal.Instant): Promise<readonly TrustedDevice[]>;
  /** Ends the account's sessions in that browser too. False when there is none. */
  forget(userId: UserId, id: number): Promise<boolean>;
  /** The same. */
  forgetHere(userId: UserId, browser: string): Promise<void>;
  /** Removes some expired logins and says how many; a browser in use keeps all of its logins. */
  purge(now: Temporal.Instant): Promise<number>;
}
