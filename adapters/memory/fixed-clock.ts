import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../core/ports/clock.ts';

/** A clock that stands still until it is moved. */
export class FixedClock implements Clock {
  #now: Temporal.Instant;

  /** `now`: ISO 8601 with offset, such as `2027-01-05T08:00:00+01:00`. */
  constructor(now: string) {
    this.#now = Temporal.Instant.from(now);
  }

  now(): Temporal.Instant {
    return this.#now;
  }

  moveTo(now: string): void {
    this.#now = Temporal.Instant.from(now);
  }
}
