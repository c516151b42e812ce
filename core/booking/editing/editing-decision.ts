import { shopMoment } from '../../calendar/shop-time.ts';
import { doesService, type Timetable } from '../../calendar/timetable.ts';
import type { Service, ServiceId } from '../../catalogue/service.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { liesOutsideHours } from '../../timetable/outside.ts';
import { clashes, removeAppointment } from '../agenda.ts';
import type { Authored, Plan, View } from '../agenda-change.ts';
import { type Appointment, clockTime } from '../appointment.ts';
import type { AppointmentDetails } from '../appointment-view.ts';
import { type CalendarProblem, refuseLength } from '../booking-rules.ts';
import {
  areSame,
  asBookedNow,
  type BookedServices,
  idsOf,
  inOneLine,
  servicesOf,
  together,
} from '../services/booked-services.ts';
import { type Standing, standingAs } from '../standing.ts';
import { type ContentPart, changedFrom, contentOf, type VisitContent, withContent } from './visit-content.ts';

interface Seen {
  readonly serviceIds?: readonly ServiceId[] | undefined;
  readonly notes?: string | null | undefined;
  readonly staffNotes?: string | null | undefined;
}

export interface WantedEdit extends Authored {
  /** undefined: as they are; so for the notes. */
  readonly serviceIds?: readonly ServiceId[] | undefined;
  readonly notes?: string | null | undefined;
  readonly staffNotes?: string | null | undefined;
  /** What the editor saw; refused when it has changed since. */
  readonly from?: Seen | undefined;
  /** The requested services that exist. */
  readonly known: ReadonlyMap<ServiceId, Service>;
}

export type EditDecisionProblem =
  | ProblemOf<
      | 'service-not-found'
      | 'not-editable'
      | 'services-changed'
      | 'notes-changed'
      | 'stylist-does-not-do-it'
      | 'not-working-then'
    >
  | ProblemOf<'slot-taken'>
  | CalendarProblem;

/** Decides on the day as it stands under the lock. undefined: the visit does not stand as it was read. */
export function decideEditing(
  wanted: WantedEdit,
  read: Appointment & Pick<AppointmentDetails, 'serviceName'>,
  view: View,
): Result<Plan<Appointment | undefined>, EditDecisionProblem> {
  const found = standingAs(read, view);
  if (found === undefined) return ok({ writes: [], answer: () => undefined });
  const { appointment } = found;
  const { by, at, notes = appointment.notes, staffNotes = appointment.staffNotes } = wanted;
  const booked = bookedServices(wanted, appointment);
  if (!booked.ok) return booked;
  const from = contentOf(appointment);
  const content: VisitContent = { ...from, booked: booked.value, notes, staffNotes };
  const changed = changedFrom(from, content);
  if (changed.length === 0) return ok({ writes: [], answer: () => appointment });
  const overwritten = refuseUnseenNotes(wanted.from, from, changed);
  if (overwritten !== undefined) return refuse(overwritten);
  const edited = withContent(appointment, content);
  if (changed.includes('services')) {
    const problem =
      refuseUnseen(wanted, read) ?? refuseServices(wanted, { ...found, edited }, view.timetable);
    if (problem !== undefined) return refuse(problem);
  }
  const overridden = appointment.overridden && liesOutsideHours(view.timetable, edited);
  const to = { ...content, overridden };
  return ok({
    writes: [{ do: 'edit', id: appointment.id, place: read, from, to, by, at }],
    answer: ([stored]) => stored,
  });
}

/** `read` has the services that stand under the lock. */
const refuseUnseen = (
  { from }: WantedEdit,
  read: Appointment & Pick<AppointmentDetails, 'serviceName'>,
): ProblemOf<'services-changed'> | undefined =>
  from?.serviceIds === undefined || areSame(from.serviceIds, idsOf(read))
    ? undefined
    : { code: 'services-changed', services: read.serviceName };

function refuseUnseenNotes(
  seen: Seen | undefined,
  present: VisitContent,
  changed: readonly ContentPart[],
): ProblemOf<'notes-changed'> | undefined {
  const notes = (['notes', 'staffNotes'] as const)
    .filter(part => changed.includes(part) && seen?.[part] !== undefined && seen[part] !== present[part])
    .map(part => present[part]);
  return notes.length > 0 ? { code: 'notes-changed', notes } : undefined;
}

/** What stays keeps its times and its price; what is added takes those of today. */
function bookedServices(
  { serviceIds, known }: WantedEdit,
  appointment: Appointment,
): Result<BookedServices, ProblemOf<'service-not-found'>> {
  if (serviceIds === undefined) return ok(appointment);
  const before = [...servicesOf(appointment)];
  const booked = [];
  for (const id of serviceIds) {
    const index = before.findIndex(({ serviceId }) => serviceId === id);
    const [kept] = index === -1 ? [] : before.splice(index, 1);
    const added = known.get(id);
    if (kept === undefined && (added === undefined || added.archived))
      return refuse({ code: 'service-not-found' });
    booked.push(...(kept ? [kept] : added ? [asBookedNow(added)] : []));
  }
  return ok(together(booked));
}

/** The start stays, begun or not. Where the visit lies outside the timetable already, or was put there on purpose, only others are in its way. */
function refuseServices(
  { known, at }: WantedEdit,
  { appointment, edited, day }: Standing & { readonly edited: Appointment },
  timetable: Timetable,
): EditDecisionProblem | undefined {
  if (appointment.status !== 'confirmed') return { code: 'not-editable', isCancelled: false };
  const time = clockTime(edited.time);
  const start = { timetable, date: edited.date, time, now: shopMoment(timetable.hours, at) };
  const lay = !appointment.overridden && !liesOutsideHours(timetable, appointment);
  const tooLong = refuseLength({ ...start, override: !lay }, edited.duration);
  if (tooLong !== undefined) return tooLong;
  const stylist = day.stylist.firstName;
  const added = new Set(servicesOf(edited).map(({ serviceId }) => serviceId));
  for (const { serviceId } of servicesOf(appointment)) added.delete(serviceId);
  const undone = [...added].filter(id => !doesService(timetable, edited.stylistId, id));
  if (undone.length > 0) {
    const service = inOneLine(undone.flatMap(id => known.get(id) ?? []));
    return { code: 'stylist-does-not-do-it', stylist, service };
  }
  if (lay && liesOutsideHours(timetable, edited)) return { code: 'not-working-then', stylist };
  return clashes(removeAppointment(day, edited.id), edited) ? { code: 'slot-taken' } : undefined;
}
