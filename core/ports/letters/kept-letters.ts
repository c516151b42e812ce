import type { Temporal } from 'temporal-polyfill';
import type { LettersAbout } from '../../letters/letters-about.ts';

/** Copies of letters that went, where there are any. Neither call throws. */
export interface KeptLetters {
  forget(which: LettersAbout): Promise<void>;
  /** Says how many. */
  removeOlder(than: Temporal.Instant): Promise<number>;
}
