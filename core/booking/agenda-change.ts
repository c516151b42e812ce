import type { Temporal } from 'temporal-polyfill';
import type { Timetable } from '../calendar/timetable.ts';
import type { CausedLetter } from '../letters/caused-letters.ts';
import type { KnownActor } from '../people/permissions.ts';
import type { UserId } from '../people/user.ts';
import type { Problem, Result } from '../problem.ts';
import type { DayKey, StylistDay } from './agenda.ts';
import type { Appointment, AppointmentId, NewAppointment } from './appointment.ts';
import type { VisitContent } from './editing/visit-content.ts';
import type { VisitEnd } from './outcome/outcome.ts';
import type { Place } from './place.ts';

/** `everyStylistOn`: all who take bookings, read under the lock, and former stylists with appointments that day. */
export type Scope = Days & { readonly upcomingOf?: Upcoming | undefined };

type Days = { readonly days: readonly DayKey[] } | { readonly everyStylistOn: Temporal.PlainDate };

/**
 * Whose confirmed visits are counted, under a lock of this customer: those that begin after a moment. Only where the
 * timetable under the lock limits them.
 */
export interface Upcoming {
  readonly userId: UserId;
  readonly after: Temporal.Instant;
  /** Whatever the rules allow; without it, as they say. */
  readonly most?: number | null;
}

export const countedIn = (timetable: Timetable, { upcomingOf }: Scope): Upcoming | undefined =>
  (timetable.rules.maxUpcoming ?? upcomingOf?.most ?? null) === null ? undefined : upcomingOf;

/** The locked days as they stand, in stylist order. A key whose stylist never existed has no day. */
export interface View {
  readonly days: readonly StylistDay[];
  /** As it stands under the lock: whoever changes it waits until this is decided and stored. */
  readonly timetable: Timetable;
  /** undefined: the scope does not ask for it, or nothing limits it. */
  readonly upcoming?: number | undefined;
}

/** Who changes an appointment, and when. */
export interface Authored {
  readonly by: UserId;
  readonly at: Temporal.Instant;
  /** Without a login, by a link to the appointment. */
  readonly via?: 'link' | undefined;
}

export const authoredBy = (actor: KnownActor, at: Temporal.Instant): Authored => ({
  ...{ by: actor.userId, at },
  ...(actor.kind === 'customer' && actor.via && { via: actor.via }),
});

/** Every switch over it ends in `unknownWrite`: a new member does not compile until it is handled. */
export type Write = Authored & {
  /** Stored with it, to whoever has an address and wants them. */
  readonly letters?: readonly CausedLetter[] | undefined;
} & (
    | { readonly do: 'book'; readonly appointment: NewAppointment }
    /** `from`: where it was read. */
    | { readonly do: 'move'; readonly id: AppointmentId; readonly from: Place; readonly to: NewPlace }
    | {
        readonly do: 'edit';
        readonly id: AppointmentId;
        readonly place: Pick<Appointment, 'stylistId' | 'date'>;
        readonly from: VisitContent;
        readonly to: VisitContent;
      }
    | { readonly do: 'cancel'; readonly id: AppointmentId }
    /** Where it was cancelled. */
    | { readonly do: 'restore'; readonly id: AppointmentId }
    | { readonly do: 'outcome'; readonly id: AppointmentId; readonly from: VisitEnd; readonly to: VisitEnd }
  );

export type NewPlace = Pick<Appointment, 'stylistId' | 'date' | 'time' | 'startsAt'> &
  Partial<Pick<Appointment, 'overridden'>>;

/** Stored in one transaction, each write with its line of the history; `stored` is what each left, in order. */
export interface Plan<T> {
  readonly writes: readonly Write[];
  readonly answer: (stored: readonly Appointment[]) => T;
}

export type Decide<T, P extends Problem> = (view: View) => Result<Plan<T>, P>;

export function unknownWrite(write: never): never {
  throw new TypeError(`unknown write: ${JSON.stringify(write)}`);
}
