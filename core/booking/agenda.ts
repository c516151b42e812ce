import type { Temporal } from 'temporal-polyfill';
import type { DayGrid } from '../calendar/day-grid.ts';
import { type Busy, heldQuarters } from '../calendar/free-slots.ts';
import { intersects, type Quarters } from '../calendar/quarters.ts';
import type { StylistId, User } from '../people/user.ts';
import { type Appointment, type AppointmentId, busyTime } from './appointment.ts';

export interface DayKey {
  readonly stylistId: StylistId;
  readonly date: Temporal.PlainDate;
}

/** What a stylist is called. */
export type StylistName = Pick<User, 'firstName' | 'lastName'>;

/** One stylist's day: who comes. `appointments` are its confirmed appointments, in any order. */
export interface StylistDay extends DayKey {
  readonly stylist: StylistName;
  /** Whether the stylist takes new bookings; one who left may still have visits to come. */
  readonly takesBookings: boolean;
  readonly appointments: readonly Appointment[];
}

/** The same for readers who need only what is taken. */
export interface BusyDay extends DayKey {
  readonly busy: readonly Busy[];
}

type WithAppointments = Pick<StylistDay, 'appointments'>;

/** What the visits of a day hold. */
export const heldOn = (grid: DayGrid, day: WithAppointments): Quarters =>
  heldQuarters(grid, day.appointments.map(busyTime));

/** Minutes booked on a day. */
export const bookedMinutes = (day: StylistDay): number =>
  day.appointments.reduce((sum, { duration }) => sum + duration, 0);

/** Whether `visit` would share a quarter-hour with one that stands. */
export const clashes = (
  grid: DayGrid,
  day: WithAppointments,
  visit: Pick<Appointment, 'time' | 'duration'>,
): boolean => intersects(heldOn(grid, day), heldQuarters(grid, [busyTime(visit)]));

/** The day with one more visit. Throws when it clashes: whoever decided has not looked. */
export function addAppointment<D extends WithAppointments>(grid: DayGrid, day: D, visit: Appointment): D {
  if (clashes(grid, day, visit))
    throw new RangeError(`appointment ${visit.id} overlaps another of its stylist`);
  return { ...day, appointments: [...day.appointments, visit] };
}

/** The day without a visit; unchanged when it is not there. */
export const removeAppointment = <D extends WithAppointments>(day: D, id: AppointmentId): D => ({
  ...day,
  appointments: day.appointments.filter(visit => visit.id !== id),
});
