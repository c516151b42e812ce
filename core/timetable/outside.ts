import { Temporal } from 'temporal-polyfill';
import { type Appointment, minuteOf } from '../booking/appointment.ts';
import { quartersOf } from '../calendar/day-grid.ts';
import { isEmpty, without } from '../calendar/quarters.ts';
import { covers, type DateRange, type Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import type { StylistId } from '../people/user.ts';

/** Whether the customer's time needs some in which the stylist does not work; clean-up may reach past it. */
function liesOutside(timetable: Timetable, appointment: Appointment): boolean {
  const shop = shopDay(timetable, appointment.date);
  const [start, minutes] = [minuteOf(appointment.time), appointment.duration];
  const lastQuarter = shop.grid.opensAt + shop.grid.times.length * shop.grid.granularity;
  if (start < shop.grid.opensAt || start + minutes > lastQuarter) return true;
  const { works } = workDay(timetable, shop, appointment.stylistId);
  return !isEmpty(without(quartersOf(shop.grid, start, minutes), works));
}

interface Taken extends DateRange {
  /** null: the whole shop's. */
  readonly stylistId: StylistId | null;
}

/** The coming visits that a change leaves outside: those it takes the time of, and those that lay within before. */
export const leftOutside = (
  appointments: readonly Appointment[],
  { before, after, taken }: { readonly before: Timetable; readonly after: Timetable; readonly taken?: Taken },
  now: Temporal.Instant,
): readonly Appointment[] =>
  appointments.filter(
    appointment =>
      Temporal.Instant.compare(appointment.startsAt, now) > 0 &&
      liesOutside(after, appointment) &&
      ((taken !== undefined && isTaken(taken, appointment)) || !liesOutside(before, appointment)),
  );

const isTaken = (taken: Taken, { date, stylistId }: Appointment): boolean =>
  covers(taken, date) && (taken.stylistId === null || taken.stylistId === stylistId);
