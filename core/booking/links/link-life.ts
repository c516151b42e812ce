import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../appointment.ts';

const AFTER_THE_END = Temporal.Duration.from({ hours: 24 });
const LONGEST_DAY = Temporal.Duration.from({ hours: 25 });

/** A link opens until a day after its appointment has ended, wherever it was moved. */
export const isLinkOver = (
  { startsAt, duration }: Pick<Appointment, 'startsAt' | 'duration'>,
  now: Temporal.Instant,
): boolean => Temporal.Instant.compare(startsAt.add({ minutes: duration }).add(AFTER_THE_END), now) <= 0;

/** Links of whatever began before it are over, since no appointment outlasts its day. */
export const surelyOver = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract(AFTER_THE_END).subtract(LONGEST_DAY);
