import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../booking/appointment.ts';

/** Which kept letters name somebody: those to them, those about their visits, and those about a whole day of those. */
export interface LettersAbout {
  readonly addresses: readonly string[];
  readonly visits: readonly AppointmentId[];
  readonly days: readonly Temporal.PlainDate[];
}

/** Copies of letters that went, where there are any. Neither call throws. */
export interface KeptLetters {
  forget(which: LettersAbout): Promise<void>;
  /** Says how many. */
  removeOlder(than: Temporal.Instant): Promise<number>;
}
