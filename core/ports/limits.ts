import type { Temporal } from 'temporal-polyfill';
import type { Limit } from '../people/limits.ts';

/** A limit, and whom it counts: an account, an address. */
export interface Claim {
  readonly limit: Limit;
  readonly key: string;
}

/**
 * Counts tries. Promises: of any number at once, in any number of processes, no more are let through than the limit says;
 * what is kept is bounded, once it is purged, by `MOST_LIMIT_KEYS`, and keys are kept as hashes.
 */
export interface Limits {
  /** Counts one try for every claim and answers undefined; or for none of them, when one is exhausted: then when it is free again. */
  take(claims: readonly Claim[], now: Temporal.Instant): Promise<Temporal.Instant | undefined>;
  /** Undoes a `take` of that moment: the try was none of those that are counted. */
  giveBack(claims: readonly Claim[], taken: Temporal.Instant): Promise<void>;
  /** Removes some of what no longer counts, and says how many: none when nothing is left. */
  purge(now: Temporal.Instant): Promise<number>;
}
