import type { Temporal } from 'temporal-polyfill';
import type { UserId } from '../../people/user.ts';

export interface Keeping {
  /** How long who does not come is kept; null: for ever. */
  months(): Promise<number | null>;
  setMonths(months: number | null): Promise<void>;
  /**
   * Customers who had appointments, none of which began at a moment or later, and who were on no known browser since; in id
   * order. Who works here is never among them, nor who never had an appointment: nobody knows since when they are there.
   */
  inactive(since: Temporal.Instant, most: number): Promise<readonly UserId[]>;
}
