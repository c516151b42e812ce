import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../core/ports/clock.ts';

/** The machine's clock. Nothing else in the product reads it. */
export class SystemClock implements Clock {
  now(): Temporal.Instant {
    return Temporal.Now.instant();
  }
}
