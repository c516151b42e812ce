import { Temporal } from 'temporal-polyfill';
import { timeOfDay } from '../calendar/day-grid.ts';
import { type Busy, heldFrom } from '../calendar/free-slots.ts';
import { patternOf, type VisitTimes } from '../calendar/pattern.ts';
import type { StylistId, UserId } from '../people/user.ts';
import type { Cents, ClockTime, MinuteOfDay } from '../units.ts';
import type { AppointmentStatus } from './appointment-status.ts';
import type { BookedServices } from './services/booked-services.ts';

export type AppointmentId = number;

/** Keeps the times and the prices it was booked with: editing a service changes no appointment. */
export interface Appointment extends BookedServices {
  readonly id: AppointmentId;
  readonly userId: UserId;
  readonly stylistId: StylistId;
  /** Day and wall time in the shop. */
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime;
  readonly startsAt: Temporal.Instant;
  readonly status: AppointmentStatus;
  /** Completed, though nobody came. */
  readonly missed: boolean;
  /** What was paid for a completed one; null: its price. */
  readonly paid: Cents | null;
  readonly notes: string | null;
  /** For administrators alone. */
  readonly staffNotes: string | null;
  /** An administrator put it there although the shop was closed or the stylist did not work then. */
  readonly overridden: boolean;
  readonly requestId: string | null;
  /** Nothing writes it yet. */
  readonly externalCalendarId: string | null;
}

export type NewAppointment = Omit<Appointment, 'id' | keyof typeof asBooked> &
  Partial<Pick<Appointment, 'overridden' | 'requestId'>>;

/** Of every appointment that has just been booked, unless it says otherwise. */
export const asBooked = {
  ...{ status: 'confirmed', missed: false, paid: null, staffNotes: null, externalCalendarId: null },
  ...{ overridden: false, requestId: null },
} as const satisfies Partial<Appointment>;

export type Classification = 'upcoming' | 'past' | 'cancelled';

/** The tab an appointment stands under; one that starts this very instant is upcoming. */
export function classify(
  appointment: Pick<Appointment, 'status' | 'startsAt'>,
  now: Temporal.Instant,
): Classification {
  if (appointment.status === 'cancelled') return 'cancelled';
  const lies = Temporal.Instant.compare(appointment.startsAt, now);
  return appointment.status === 'confirmed' && lies >= 0 ? 'upcoming' : 'past';
}

export const endTime = ({ time, duration }: Pick<Appointment, 'time' | 'duration'>): Temporal.PlainTime =>
  time.add({ minutes: duration });

export const minuteOf = ({ hour, minute }: Temporal.PlainTime): MinuteOfDay => hour * 60 + minute;

export const clockTime = (time: Temporal.PlainTime): ClockTime => timeOfDay(minuteOf(time));

export const customerTime = ({ time, duration }: Pick<Appointment, 'time' | 'duration'>): Busy => ({
  start: minuteOf(time),
  minutes: duration,
});

export type HeldTimes = VisitTimes & Pick<Appointment, 'time'>;

/** What it holds of its stylist's day. */
export const heldTimes = (appointment: HeldTimes): readonly Busy[] =>
  heldFrom(minuteOf(appointment.time), patternOf(appointment));

const QUARTER = 15;
const QUARTERS_OF_A_DAY = 96;

/** The same in quarter-hours from midnight, whatever the shop's hours; one that is only touched counts. */
export const heldQuarterHours = (appointment: HeldTimes): readonly number[] =>
  quarterHoursOf(heldTimes(appointment));

export function quarterHoursOf(times: readonly Busy[]): readonly number[] {
  const quarters: number[] = [];
  for (const { start, minutes } of times) {
    const behind = Math.min(Math.ceil((start + minutes) / QUARTER), QUARTERS_OF_A_DAY);
    for (let quarter = Math.floor(start / QUARTER); quarter < behind; quarter += 1) quarters.push(quarter);
  }
  return quarters;
}
