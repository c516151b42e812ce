import type { Temporal } from 'temporal-polyfill';
import { positionOf } from '../../calendar/day-grid.ts';
import { dayNumber } from '../../calendar/day-number.ts';
import { slotsOf, type TimeSlot } from '../../calendar/free-slots.ts';
import { noQuarters, span, without } from '../../calendar/quarters.ts';
import type { DateRange } from '../../calendar/timetable.ts';
import { type Actor, permit } from '../../people/permissions.ts';
import type { StylistId } from '../../people/user.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Timetables } from '../../ports/timetables.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Shop } from '../../shop/shop.ts';
import type { BusyDay } from '../agenda.ts';
import { type Appointment, type AppointmentId, clockTime, heldTimes } from '../appointment.ts';
import { ifBound, momentFor } from '../bound.ts';
import { availabilityOf, type DayAvailability } from '../day-availability.ts';
import { type Calendar, type OfferedDay, offeredDays } from '../offered-days.ts';
import { isSameDay } from '../place.ts';
import { askedBy, type QueryProblem } from '../slot-query.ts';
import { isTheirs } from '../standing.ts';
import { isMovable, missedToMove } from './moving-decision.ts';

interface Deps {
  readonly appointments: Appointments;
  readonly users: Users;
  readonly clock: Clock;
  readonly timetables: Timetables;
  readonly shop: Pick<Shop, 'phone'>;
}

export interface MovingQuery {
  readonly id: AppointmentId;
  /** undefined: the same. */
  readonly stylistId?: StylistId | undefined;
}

type MovingQueryProblem =
  | ProblemOf<
      'not-logged-in' | 'not-permitted' | 'appointment-not-found' | 'not-movable' | 'too-late-to-move'
    >
  | QueryProblem;

/** The starts of a day to which an appointment may be moved: with its own times, and others' visits alone in its way. */
export async function seeMovingTimes(
  deps: Deps,
  actor: Actor,
  date: Temporal.PlainDate,
  query: MovingQuery,
): Promise<Result<readonly TimeSlot[], MovingQueryProblem>> {
  const offer = await offeredFor(deps, actor, { from: date, to: date }, query);
  if (!offer.ok) return offer;
  const { timetable, days } = offer.value;
  return ok(slotsOf(timetable, date, days[0]?.offered ?? noQuarters));
}

/** How much room each of some days has for it. */
export async function seeMovingDays(
  deps: Deps,
  actor: Actor,
  range: DateRange,
  query: MovingQuery,
): Promise<Result<readonly DayAvailability[], MovingQueryProblem>> {
  const offer = await offeredFor(deps, actor, range, query);
  return offer.ok ? ok(availabilityOf(offer.value, offer.value.days)) : offer;
}

interface Offer extends Pick<Calendar, 'timetable' | 'now' | 'boundAt'> {
  readonly days: readonly OfferedDay[];
}

async function offeredFor(
  { appointments, users, clock, timetables, shop }: Deps,
  actor: Actor,
  { from, to }: DateRange,
  { id, stylistId: wanted }: MovingQuery,
): Promise<Result<Offer, MovingQueryProblem>> {
  const allowed = permit(actor, 'move-appointment');
  if (!allowed.ok) return allowed;
  const [moved, roster, timetable] = await Promise.all([
    appointments.find(id),
    users.stylists(),
    timetables.current(),
  ]);
  if (moved === undefined || !isTheirs(allowed.value, moved))
    return refuse({ code: 'appointment-not-found' });
  const moment = clock.now();
  if (!isMovable(actor, moved, moment)) return refuse({ code: 'not-movable' });
  const last = missedToMove({ actor: allowed.value, now: moment }, timetable, moved);
  if (last !== undefined) return refuse({ code: 'too-late-to-move', last, phone: shop.phone });
  const stylistId = wanted ?? moved.stylistId;
  const asked = askedBy({ stylistId }, roster, moved, timetable);
  if (!asked.ok) return asked;
  const { stylists, pattern } = asked.value;
  const visits = await appointments.list({ stylistId, from, to });
  const busy = busyDays(visits.filter(visit => visit.id !== id && visit.status !== 'cancelled'));
  const now = momentFor(actor, timetable.hours, moment);
  const boundAt = ifBound(actor, moment);
  const days = offeredDays({ timetable, now, stylists, busy, boundAt }, from, to, pattern);
  return ok({ timetable, now, boundAt, days: days.map(day => elsewhere(day, stylistId, moved)) });
}

/** Of one stylist's visits. */
const busyDays = (visits: readonly Appointment[]): BusyDay[] =>
  [...Map.groupBy(visits, ({ date }) => dayNumber(date)).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : { ...first, busy: [first, ...rest].flatMap(heldTimes) },
  );

/** Where it stands it need not be moved to. */
function elsewhere(day: OfferedDay, stylistId: StylistId, moved: Appointment): OfferedDay {
  const position = positionOf(day.grid, clockTime(moved.time));
  if (position === undefined || !isSameDay({ ...day, stylistId }, moved)) return day;
  return { ...day, offered: without(day.offered, span(position, position + 1)) };
}
