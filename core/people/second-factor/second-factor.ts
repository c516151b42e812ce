import type { Temporal } from 'temporal-polyfill';

/** An authenticator app. */
export interface StoredFactor {
  /** Sealed. */
  readonly secret: string;
  /** null: begun and not confirmed by a code, so that no login asks for it. */
  readonly since: Temporal.Instant | null;
  /** The half-minute of the last code used. */
  readonly lastStep: number;
  /** Marks of the recovery codes that are left. */
  readonly recovery: readonly string[];
}

export const RECOVERY_CODES = 10;

/** Milliseconds from the right password to the code. */
export const PENDING_LIFE = 10 * 60_000;

export const isOn = (factor: StoredFactor | undefined): factor is StoredFactor =>
  factor !== undefined && factor.since !== null;

/** A login that still lacks its code. `mark`: of the password hash, so that a new password ends it. */
export interface PendingLogin {
  readonly id: string;
  readonly userId: number;
  readonly mark: string;
}

/** As typed, however it was grouped. */
export const plainCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

export const isAppCode = (plain: string): boolean => /^[0-9]{6}$/.test(plain);
