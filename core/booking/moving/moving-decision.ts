import type { Temporal } from 'temporal-polyfill';
import { missedMoment } from '../../calendar/customer-rules.ts';
import { patternOf } from '../../calendar/pattern.ts';
import { instantOf } from '../../calendar/shop-time.ts';
import type { Timetable } from '../../calendar/timetable.ts';
import { lettersOf } from '../../letters/caused-letters.ts';
import type { Actor, KnownActor } from '../../people/permissions.ts';
import type { StylistId } from '../../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { liesOutsideHours } from '../../timetable/outside.ts';
import type { ClockTime } from '../../units.ts';
import { plainTimeOf } from '../../wall-clock.ts';
import { removeAppointment, type StylistDay } from '../agenda.ts';
import { authoredBy, type Plan, type View } from '../agenda-change.ts';
import { type Appointment, classify } from '../appointment.ts';
import type { AppointmentDetails } from '../appointment-view.ts';
import { findStylist, type StylistProblem } from '../assign-stylist.ts';
import {
  type CalendarProblem,
  refuseLength,
  refuseNotice,
  refuseStart,
  type WantedStart,
} from '../booking-rules.ts';
import { ifBound, momentFor } from '../bound.ts';
import { isSameDay, isSamePlace, type Place, placeOf } from '../place.ts';
import { type Standing, standingAs } from '../standing.ts';

export interface WantedMove {
  readonly date: Temporal.PlainDate;
  readonly time: ClockTime;
  /** undefined: the same. */
  readonly stylistId?: StylistId | undefined;
  /** Where the mover saw it; anything else is refused. */
  readonly from?: Place | undefined;
  /** Overrides timetable and clock. */
  readonly override?: boolean | undefined;
  readonly letter?: boolean | undefined;
  readonly actor: KnownActor;
  readonly now: Temporal.Instant;
  /** The shop's. */
  readonly phone: string;
}

export type MoveDecisionProblem =
  | ProblemOf<'not-movable' | 'too-late-to-move' | 'appointment-changed' | 'too-short-notice'>
  | ProblemOf<'stylist-not-found'>
  | StylistProblem
  | CalendarProblem;

export const targetOf = (
  { date, time, stylistId }: Pick<WantedMove, 'date' | 'time' | 'stylistId'>,
  read: Appointment,
): Place => ({
  ...{ date, time, stylistId: stylistId ?? read.stylistId },
});

/** The owner moves what lies ahead, an administrator anything confirmed. */
export const isMovable = (
  actor: Actor,
  appointment: Pick<Appointment, 'status' | 'startsAt'>,
  now: Temporal.Instant,
): boolean =>
  appointment.status === 'confirmed' && (actor.kind === 'admin' || classify(appointment, now) === 'upcoming');

/** Undefined while there is time, and for an administrator. */
export const missedToMove = (
  { actor, now }: Pick<WantedMove, 'actor' | 'now'>,
  { hours, rules }: Timetable,
  { startsAt }: Pick<Appointment, 'startsAt'>,
) => ifBound(actor, missedMoment(hours, startsAt, rules.moveUntil, now));

/** Why nobody is booked there, whatever becomes of the visit. `appointment`: undefined to whom it is not known. */
export function refuseTarget(
  wanted: WantedMove,
  timetable: Timetable,
  appointment?: Pick<Appointment, 'duration'>,
): CalendarProblem | undefined {
  const start = startOf(wanted, timetable);
  return refuseStart(start) ?? (appointment && refuseLength(start, appointment.duration));
}

const startOf = (
  { date, time, override, now, actor, phone }: WantedMove,
  timetable: Timetable,
): WantedStart => ({
  ...{ date, time, override, timetable, now: momentFor(actor, timetable.hours, now) },
  bound: ifBound(actor, { now, phone }),
});

/**
 * Decides on the days as they stand under the lock: does it stand there already, may anybody be booked at that time, may it be
 * moved, is it where it was seen, then the other rules of a booking. undefined: it does not stand where it was read.
 */
export function decideMoving(
  wanted: WantedMove,
  read: AppointmentDetails,
  view: View,
): Result<Plan<AppointmentDetails | undefined>, MoveDecisionProblem> {
  const found = standingAs(read, view);
  if (found === undefined) return ok({ writes: [], answer: () => undefined });
  const { appointment, day } = found;
  const place = placeOf(appointment);
  const target = targetOf(wanted, appointment);
  if (isSamePlace(place, target) && appointment.status === 'confirmed')
    return ok({ writes: [], answer: () => ({ ...read, ...appointment, ...namesOf(day) }) });
  const badTarget = refuseTarget(wanted, view.timetable, appointment);
  if (badTarget !== undefined) return refuse(badTarget);
  const { actor, now, from } = wanted;
  if (!isMovable(actor, appointment, now)) return refuse({ code: 'not-movable' });
  const last = missedToMove(wanted, view.timetable, appointment);
  if (last !== undefined) return refuse({ code: 'too-late-to-move', last, phone: wanted.phone });
  if (from !== undefined && !isSamePlace(from, place))
    return refuse({ code: 'appointment-changed', place, stylist: day.stylist.firstName });
  return decideTarget({ ...wanted, ...target }, { ...found, read }, view);
}

function decideTarget(
  target: WantedMove & Place,
  { appointment, read }: Standing & { readonly read: AppointmentDetails },
  { days, timetable }: View,
): Result<Plan<AppointmentDetails>, MoveDecisionProblem> {
  const { date, time, stylistId, override, actor, now } = target;
  const { hours } = timetable;
  const offered = days
    .filter(candidate => candidate.takesBookings && isSameDay(candidate, target))
    .map(candidate => removeAppointment(candidate, appointment.id));
  if (offered.length === 0) return refuse({ code: 'stylist-not-found' });
  const late = refuseNotice(startOf(target, timetable));
  if (late !== undefined) return refuse(late);
  const services = read.services.map(({ serviceId: id, name }) => ({ id, name }));
  const taken = findStylist(
    {
      stylistId,
      time,
      override,
      services,
      now: momentFor(actor, hours, now),
      pattern: patternOf(appointment),
    },
    { days: offered, timetable },
  );
  if (!taken.ok) return taken;
  const clock = plainTimeOf(time);
  const where = { stylistId, date, time: clock, startsAt: instantOf(hours, date, clock) };
  const overridden = override === true && liesOutsideHours(timetable, { ...appointment, ...where });
  const to = { ...where, overridden };
  const author = authoredBy(actor, now);
  const visit = { ...appointment, ...where };
  const told = { visit, change: 'moved', ...author, letter: target.letter } as const;
  const letters = lettersOf(timetable, { ...told, was: appointment.stylistId, is: stylistId });
  return ok({
    writes: [{ do: 'move', id: appointment.id, from: placeOf(appointment), to, ...author, letters }],
    answer: ([stored]) => ({ ...read, ...(stored as Appointment), ...namesOf(taken.value) }),
  });
}

const namesOf = ({ stylist }: StylistDay): StylistNames => ({
  ...{ stylistFirstName: stylist.firstName, stylistLastName: stylist.lastName },
});

type StylistNames = Pick<AppointmentDetails, 'stylistFirstName' | 'stylistLastName'>;
