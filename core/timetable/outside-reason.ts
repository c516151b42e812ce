import type { Appointment } from '../booking/appointment.ts';
import type { AppointmentDetails } from '../booking/appointment-view.ts';
import { isSamePlace, placeOf } from '../booking/place.ts';
import type { KeptVisit, Timetable } from '../calendar/timetable.ts';
import { closureOn } from '../calendar/timetable-on.ts';
import { outsideWording } from '../wording.ts';
import { absenceDuring, type OutsideKind, outsideKind } from './outside.ts';

export interface OutsideReason {
  readonly kind: OutsideKind;
  /** In words for administrators: it may hold the reason of an absence. */
  readonly text: string;
}

/** Why the shop has still to deal with a visit; undefined: it need not. */
export function outsideReasonOf(timetable: Timetable, visit: AppointmentDetails): OutsideReason | undefined {
  const kind = leftOutsideKind(timetable, visit);
  if (kind === undefined) return undefined;
  const cause = kind === 'closed' ? closureOn(timetable, visit.date) : absenceDuring(timetable, visit);
  const stylist = [visit.stylistFirstName, visit.stylistLastName].filter(name => name !== null).join(' ');
  const named = { stylist: stylist || 'Lo stylist', why: cause?.reason ?? '' };
  return { kind, text: outsideWording[kind](named) };
}

export const markOf = (visit: Appointment): KeptVisit => ({ appointmentId: visit.id, ...placeOf(visit) });

/** What was booked beyond the rules, or kept, lies outside on purpose. */
const leftOutsideKind = (timetable: Timetable, visit: Appointment): OutsideKind | undefined =>
  visit.overridden || isKept(timetable, visit) ? undefined : outsideKind(timetable, visit);

export const isLeftOutside = (timetable: Timetable, visit: Appointment): boolean =>
  leftOutsideKind(timetable, visit) !== undefined;

/** Whether it was kept as it stands now. */
export const isKept = ({ kept }: Timetable, visit: Appointment): boolean =>
  kept.some(mark => mark.appointmentId === visit.id && isSamePlace(mark, placeOf(visit)));
