import type { Temporal } from 'temporal-polyfill';
import type { Limit } from '../people/limits.ts';

/** `key`: an account, an address. */
export interface Claim {
  readonly limit: Limit;
  readonly key: string;
}

/** No more tries pass than the limit says, in any number of processes. Keys are kept as hashes, in bounds. */
export interface Limits {
  /** Counts a try for every claim, or for none when one is exhausted: then answers when it is free again. */
  take(claims: readonly Claim[], now: Temporal.Instant): Promise<Temporal.Instant | undefined>;
  giveBack(claims: readonly Claim[], taken: Temporal.Instant): Promise<void>;
  /** As if nothing had ever been tried. */
  forget(claims: readonly Claim[]): Promise<void>;
  /** Removes some expired rows and says how many. */
  purge(now: Temporal.Instant): Promise<number>;
}
