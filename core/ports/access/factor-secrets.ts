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
  /** What is stored of some recovery codes, made together: a slow hash of each under a key, all with one salt. */
  marksOf(recoveryCodes: readonly string[]): Promise<readonly string[]>;
  /** Takes one slow hash for each known key, and ten more where marks are of the older, quick kind. */
  lookUp(recoveryCode: string, marks: readonly string[]): Promise<LookedUp>;
}

export interface LookedUp {
  /** Which of the marks is the code's. */
  readonly own: string | undefined;
  /** What each mark is to be from now on. */
  readonly slow: ReadonlyMap<string, string>;
}
