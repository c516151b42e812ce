import { Temporal } from 'temporal-polyfill';
import { type Appointment, customerTime } from '../booking/appointment.ts';
import { idsOf } from '../booking/services/booked-services.ts';
import { minuteOfDay, quartersOf } from '../calendar/day-grid.ts';
import { isEmpty, without } from '../calendar/quarters.ts';
import type { Interval } from '../calendar/shop-hours.ts';
import { type Absence, covers, type DateRange, doesService, type Timetable } from '../calendar/timetable.ts';
import { shopDay, workDay } from '../calendar/work-day.ts';
import type { StylistId } from '../people/user.ts';

/** Why a visit lies outside the timetable; undefined: it lies within. Clean-up may run over. */
export function outsideKind(timetable: Timetable, appointment: Appointment): OutsideKind | undefined {
  return hoursKind(timetable, appointment) ?? (doesAll(timetable, appointment) ? undefined : 'skill');
}

type Timed = Pick<Appointment, 'stylistId' | 'date' | 'time' | 'duration'>;

/** Whatever its services are. */
export const liesOutsideHours = (timetable: Timetable, visit: Timed): boolean =>
  hoursKind(timetable, visit) !== undefined;

function hoursKind(timetable: Timetable, appointment: Timed): OutsideKind | undefined {
  const shop = shopDay(timetable, appointment.date);
  const { start, minutes } = customerTime(appointment);
  const lastQuarter = shop.grid.opensAt + shop.grid.times.length * shop.grid.granularity;
  if (start < shop.grid.opensAt || start + minutes > lastQuarter) return 'closed';
  const needed = quartersOf(shop.grid, start, minutes);
  if (!isEmpty(without(needed, shop.open))) return 'closed';
  const { planned, works } = workDay(timetable, shop, appointment.stylistId);
  if (!isEmpty(without(needed, planned))) return 'plan';
  return isEmpty(without(needed, works)) ? undefined : 'absent';
}

/** The shop is closed, the stylist does not work then, is away, or does not do the service. */
export type OutsideKind = 'closed' | 'plan' | 'absent' | 'skill';

const liesOutside = (timetable: Timetable, appointment: Appointment): boolean =>
  outsideKind(timetable, appointment) !== undefined;

export const doesAll = (timetable: Timetable, visit: Appointment): boolean =>
  idsOf(visit).every(id => doesService(timetable, visit.stylistId, id));

export const isComing = ({ startsAt }: Appointment, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) > 0;

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
      isComing(appointment, now) &&
      liesOutside(after, appointment) &&
      ((taken !== undefined && isTaken(taken, appointment)) || !liesOutside(before, appointment)),
  );

/** Days or hours of a stylist's absences that the visit needs. */
export const absenceDuring = ({ absences }: Timetable, appointment: Appointment): Absence | undefined =>
  absences.find(absence => isTaken(absence, appointment));

export const isTaken = ({ stylistId, part, ...days }: Taken, appointment: Appointment): boolean =>
  covers(days, appointment.date) &&
  (stylistId === null || stylistId === appointment.stylistId) &&
  (part === null || reachesInto(part, appointment));

function reachesInto({ from, to }: Interval, appointment: Appointment): boolean {
  const { start, minutes } = customerTime(appointment);
  return start < minuteOfDay(to) && start + minutes > minuteOfDay(from);
}
