import type { Temporal } from 'temporal-polyfill';
import type { Bound } from '../calendar/customer-rules.ts';
import { patternOf } from '../calendar/pattern.ts';
import { instantOf, type ShopMoment } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import type { Service } from '../catalogue/service.ts';
import { lettersOf } from '../letters/caused-letters.ts';
import type { StylistId, UserId } from '../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { liesOutsideHours } from '../timetable/outside.ts';
import type { ClockTime } from '../units.ts';
import { plainTimeOf } from '../wall-clock.ts';
import type { StylistDay, StylistName } from './agenda.ts';
import type { Authored, Plan, View } from './agenda-change.ts';
import { type Appointment, clockTime, type NewAppointment } from './appointment.ts';
import { findStylist, type StylistProblem } from './assign-stylist.ts';
import { type CalendarProblem, refuseLength, refuseNotice, refuseStart } from './booking-rules.ts';
import { areSame, type BookedServices, idsOf } from './services/booked-services.ts';

export interface WantedBooking extends Authored {
  readonly userId: UserId;
  readonly services: readonly Pick<Service, 'id' | 'name'>[];
  readonly visit: BookedServices;
  /** null: no preference. */
  readonly stylistId: StylistId | null;
  readonly date: Temporal.PlainDate;
  readonly time: ClockTime;
  readonly notes: string | null;
  /** As read before the lock. */
  readonly timetable: Timetable;
  readonly now: ShopMoment;
  readonly bound?: Bound | undefined;
  readonly override?: boolean | undefined;
  readonly letter?: boolean | undefined;
  readonly requestId?: string | undefined;
  readonly changed?: ProblemOf<'service-changed'> | undefined;
}

export interface StoredBooking {
  readonly appointment: Appointment;
  readonly stylist: StylistName;
  /** A retry after a lost answer: this booking already stood. */
  readonly repeated: boolean;
}

type DecisionProblem =
  | ProblemOf<'service-changed' | 'too-short-notice' | 'too-many-upcoming'>
  | ProblemOf<'stylist-not-found' | 'no-stylist'>
  | StylistProblem
  | CalendarProblem;

/** Decides on the days as they stand under the lock. Pure; may run more than once. */
export function decideBooking(
  wanted: WantedBooking,
  view: View,
): Result<Plan<StoredBooking>, DecisionProblem> {
  const repetition = decideRepetition(wanted, view);
  if (repetition.ok) return repetition;
  if (wanted.changed !== undefined) return refuse(wanted.changed);
  const outside = refuseByNewTimetable(wanted, view.timetable);
  if (outside !== undefined) return refuse(outside);
  const offered = view.days.filter(day => day.takesBookings);
  if (offered.length === 0) {
    return refuse({ code: wanted.stylistId === null ? 'no-stylist' : 'stylist-not-found' });
  }
  const unwelcome =
    refuseNotice({ ...wanted, timetable: view.timetable }) ?? refuseTooMany(wanted.bound, view);
  if (unwelcome !== undefined) return refuse(unwelcome);
  const found = findStylist(
    { ...wanted, pattern: patternOf(wanted.visit) },
    { days: offered, timetable: view.timetable },
  );
  if (!found.ok) return found;
  const day = found.value;
  const { by, at, letter } = wanted;
  const visit = newAppointment(wanted, day, view.timetable);
  const told = { visit, change: 'booked', is: day.stylistId, by, at, letter } as const;
  return ok({
    writes: [{ do: 'book', appointment: visit, by, at, letters: lettersOf(view.timetable, told) }],
    answer: ([stored]) => ({ appointment: stored as Appointment, stylist: day.stylist, repeated: false }),
  });
}

/** Like `decideBooking` for a repetition; refuses what would be a new booking. */
export function decideRepetition(
  wanted: WantedBooking,
  { days }: View,
): Result<Plan<StoredBooking>, ProblemOf<'slot-taken'>> {
  for (const { appointments, stylist } of days) {
    const appointment = appointments.find(standing => repeats(wanted, standing));
    if (appointment !== undefined)
      return ok({ writes: [], answer: () => ({ appointment, stylist, repeated: true }) });
  }
  return refuse({ code: 'slot-taken' });
}

function refuseByNewTimetable(wanted: WantedBooking, timetable: Timetable): CalendarProblem | undefined {
  if (timetable === wanted.timetable) return undefined;
  const start = { ...wanted, timetable };
  return refuseStart(start) ?? refuseLength(start, wanted.visit.duration);
}

export function refuseTooMany(
  bound: Bound | undefined,
  { timetable, upcoming }: View,
): ProblemOf<'too-many-upcoming'> | undefined {
  if (bound === undefined) return undefined;
  const { maxUpcoming } = timetable.rules;
  const most = Math.min(maxUpcoming ?? Infinity, bound.mostUpcoming ?? Infinity);
  if (most === Infinity) return undefined;
  if (upcoming === undefined) throw new Error('a booking did not ask for the visits to come');
  return upcoming >= most ? { code: 'too-many-upcoming', most, phone: bound.phone } : undefined;
}

const repeats = ({ userId, visit, time, requestId }: WantedBooking, standing: Appointment): boolean =>
  standing.status === 'confirmed' &&
  (requestId === undefined || standing.requestId === null || requestId === standing.requestId) &&
  standing.userId === userId &&
  areSame(idsOf(standing), idsOf(visit)) &&
  clockTime(standing.time) === time;

function newAppointment(
  wanted: WantedBooking,
  { stylistId }: StylistDay,
  timetable: Timetable,
): NewAppointment {
  const { userId, visit, date, notes, requestId = null } = wanted;
  const time = plainTimeOf(wanted.time);
  const startsAt = instantOf(timetable.hours, date, time);
  const overridden =
    wanted.override === true && liesOutsideHours(timetable, { stylistId, date, time, ...visit });
  return { userId, stylistId, date, time, startsAt, ...visit, notes, overridden, requestId };
}
