import type { Temporal } from 'temporal-polyfill';
import type { BusyDay, DayKey, StylistDay } from '../booking/agenda.ts';
import type { Appointment, AppointmentId, NewAppointment } from '../booking/appointment.ts';
import type { StylistId } from '../people/user.ts';
import type { Problem, Result } from '../problem.ts';

/** The days a change is about. `everyStylistOn`: those of all who take bookings, the roster being read under the lock. */
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

/**
 * The stylists' days: what is held, and the only way to change it.
 *
 * Promises of `change`: `decide` is synchronous and pure, and may run more than once; every write comes from it; a
 * refusal stores nothing; a success is durable before the answer; two changes of one day never interleave, in any number
 * of processes; the store itself refuses two confirmed appointments of one stylist that share a quarter-hour, even when
 * `decide` is wrong (it then throws, and nothing of the plan is stored).
 */
export interface Agendas {
  /** What is taken on the days from `from` to `to` (both included), for these stylists; a free day may be left out. */
  busy(
    stylists: readonly StylistId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
  ): Promise<readonly BusyDay[]>;
  change<T, P extends Problem>(scope: Scope, decide: Decide<T, P>): Promise<Result<T, P>>;
}
