import type { Temporal } from 'temporal-polyfill';
import type { Problem, Result } from '../problem.ts';
import type { DayKey, StylistDay } from './agenda.ts';
import type { Appointment, AppointmentId, NewAppointment } from './appointment.ts';

/**
 * The days a change is about. `everyStylistOn`: those of all who take bookings, the roster being read under the lock, and
 * of those who no longer do but still have visits that day.
 */
export type Scope = { readonly days: readonly DayKey[] } | { readonly everyStylistOn: Temporal.PlainDate };

/** Those days as they stand under the lock, in stylist order. A key whose stylist never existed has no day. */
export interface View {
  readonly days: readonly StylistDay[];
}

export type Write =
  | { readonly do: 'book'; readonly appointment: NewAppointment }
  | { readonly do: 'cancel'; readonly id: AppointmentId };

/** What to store, and the answer to give once it is: `stored` holds what each write left, in the order of `writes`. */
export interface Plan<T> {
  readonly writes: readonly Write[];
  readonly answer: (stored: readonly Appointment[]) => T;
}

export type Decide<T, P extends Problem> = (view: View) => Result<Plan<T>, P>;
