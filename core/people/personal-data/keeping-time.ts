import type { Temporal } from 'temporal-polyfill';

export const monthsBefore = (now: Temporal.Instant, months: number): Temporal.Instant =>
  now.toZonedDateTimeISO('UTC').subtract({ months }).toInstant();

/** Of visits that began before it neither the history nor what was written about them is kept. */
export const storiesKeptSince = (now: Temporal.Instant): Temporal.Instant => monthsBefore(now, 24);

const DAY = 24;

export const keptLettersSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 30 * DAY });

/** A day longer: each is tried for a day, and its row tells whose the copy is. */
export const accountLettersSince = (now: Temporal.Instant): Temporal.Instant =>
  keptLettersSince(now).subtract({ hours: DAY });

/** No copy is about a visit that began before: letters go before it begins, and it is moved into the past by a week at most. */
export const toldSince = (now: Temporal.Instant): Temporal.Instant =>
  keptLettersSince(now).subtract({ hours: 8 * DAY });
