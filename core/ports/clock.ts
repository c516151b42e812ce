import type { Temporal } from 'temporal-polyfill';

/** A use case reads it once. */
export interface Clock {
  now(): Temporal.Instant;
}
