import type { Temporal } from 'temporal-polyfill';
import type { LettersAbout } from '../../letters/letters-about.ts';

/** Copies of letters that went, where there are any. Neither call throws; `forget` answers whether none is left. */
export interface KeptLetters {
  forget(which: readonly LettersAbout[]): Promise<boolean>;
  /** Says how many. */
  removeOlder(than: Temporal.Instant): Promise<number>;
}
