import type { Temporal } from 'temporal-polyfill';

/** The only way "now" enters the core. A use case reads it once and keeps to what it read. */
export interface Clock {
  now(): Temporal.Instant;
}
