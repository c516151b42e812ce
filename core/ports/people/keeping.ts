import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../../people/user.ts';

export interface Keeping {
  /** After how many months inactive people are erased; null: never. */
  months(): Promise<number | null>;
  setMonths(months: number | null): Promise<void>;
  /**
   * Customers whose appointments all began before `since`, and who used no known browser after it; in id order. Never staff,
   * nor people without any appointment: nobody knows since when they are there.
   */
  inactive(since: Temporal.Instant, most: number): Promise<readonly UserId[]>;
}
