import type { Temporal } from 'temporal-polyfill';

export const monthsBefore = (now: Temporal.Instant, months: number): Temporal.Instant =>
  now.toZonedDateTimeISO('UTC').subtract({ months }).toInstant();

/** Of visits that began before it neither the history nor what was written about them is kept. */
export const storiesKeptSince = (now: Temporal.Instant): Temporal.Instant => monthsBefore(now, 24);

export const keptLettersSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 30 * 24 });
