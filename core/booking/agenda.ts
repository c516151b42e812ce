import { Temporal } from 'temporal-polyfill';
import type { Busy } from '../calendar/free-slots.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { shopDay, type WorkDay, workDay } from '../calendar/work-day.ts';
import type { StylistId, User } from '../people/user.ts';
import { type Appointment, type AppointmentId, type HeldTimes, heldQuarterHours } from './appointment.ts';

export interface DayKey {
  readonly stylistId: StylistId;
  readonly date: Temporal.PlainDate;
}

/** The order in which days are locked and shown. */
export const inDayOrder = (a: DayKey, b: DayKey): number =>
  a.stylistId - b.stylistId || Temporal.PlainDate.compare(a.date, b.date);

export type StylistName = Pick<User, 'firstName' | 'lastName'>;

export interface StoredDay extends DayKey {
  readonly stylist: StylistName;
  /** False for a former stylist, who may still have appointments to come. */
  readonly takesBookings: boolean;
  /** Confirmed and completed, in any order: a visit keeps its time whatever became of it. */
  readonly appointments: readonly Appointment[];
}

/** As a decision sees it: who comes, and when the stylist works. */
export interface StylistDay extends StoredDay, WorkDay {}

export const stylistDay = (timetable: Timetable, day: StoredDay): StylistDay => ({
  ...day,
  ...workDay(timetable, shopDay(timetable, day.date), day.stylistId),
});

export interface BusyDay extends DayKey {
  readonly busy: readonly Busy[];
}

type WithAppointments = Pick<StylistDay, 'appointments'>;

export const bookedMinutes = (day: StylistDay): number =>
  day.appointments.reduce((sum, { duration }) => sum + duration, 0);

export function clashes(day: WithAppointments, appointment: HeldTimes): boolean {
  const held = new Set(day.appointments.flatMap(heldQuarterHours));
  return heldQuarterHours(appointment).some(quarter => held.has(quarter));
}

/** Throws when it clashes: the decision was wrong. */
export function addAppointment<D extends WithAppointments>(day: D, appointment: Appointment): D {
  if (clashes(day, appointment))
    throw new RangeError(`appointment ${appointment.id} overlaps another of its stylist`);
  return { ...day, appointments: [...day.appointments, appointment] };
}

export const removeAppointment = <D extends WithAppointments>(day: D, id: AppointmentId): D => ({
  ...day,
  appointments: day.appointments.filter(appointment => appointment.id !== id),
});
