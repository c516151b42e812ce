import { Temporal } from 'temporal-polyfill';
import { type Appointment, customerTime } from '../booking/appointment.ts';
import { minuteOfDay, quartersOf } from '../calendar/day-grid.ts';
import { isEmpty, without } from '../calendar/quarters.ts';
import type { Interval } from '../calendar/shop-hours.ts';
import { covers, type DateRange, type Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import type { StylistId } from '../people/user.ts';

/** Whether the customer's time needs some in which the stylist does not work; clean-up may reach past it. */
function liesOutside(timetable: Timetable, appointment: Appointment): boolean {
  const shop = shopDay(timetable, appointment.date);
  const { start, minutes } = customerTime(appointment);
  const lastQuarter = shop.grid.opensAt + shop.grid.times.length * shop.grid.granularity;
  if (start < shop.grid.opensAt || start + minutes > lastQuarter) return true;
  const { works } = workDay(timetable, shop, appointment.stylistId);
  return !isEmpty(without(quartersOf(shop.grid, start, minutes), works));
}

export interface Taken extends DateRange {
  /** null: the whole shop's. */
  readonly stylistId: StylistId | null;
  /** Of one day; null: whole days. */
  readonly part: Interval | null;
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

const isTaken = ({ stylistId, part, ...days }: Taken, appointment: Appointment): boolean =>
  covers(days, appointment.date) &&
  (stylistId === null || stylistId === appointment.stylistId) &&
  (part === null || reachesInto(part, appointment));

function reachesInto({ from, to }: Interval, appointment: Appointment): boolean {
  const { start, minutes } = customerTime(appointment);
  return start < minuteOfDay(to) && start + minutes > minuteOfDay(from);
}
