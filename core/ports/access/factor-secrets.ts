import type { Temporal } from 'temporal-polyfill';

/** What an app's codes are made of is read again, so it is sealed; a recovery code is only recognised. */
export interface FactorSecrets {
  /** As people type it into an app. */
  create(): string;
  /** What a QR code tells an app. */
  addressOf(secret: string, names: { readonly shop: string; readonly username: string }): string;
  seal(secret: string): string;
  /** undefined: sealed under a key that is no longer known. */
  open(sealed: string): string | undefined;
  /** The half-minute whose code this is: now's, the one before or the one after, and later than `after`. In constant time. */
  stepOf(secret: string, code: string, now: Temporal.Instant, after: number): number | undefined;
  recoveryCode(): string;
  /** Keyed, under each known key; the first is stored. */
  marksOf(recoveryCode: string): readonly [string, ...string[]];
}
