import type { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import type { ServiceId } from '../catalogue/service.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { StylistId, UserId } from '../people/user.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Scope } from './agenda-change.ts';
import { clockTime } from './appointment.ts';
import { type SeenAppointment, seenStored } from './appointment-details.ts';
import { decideBooking } from './booking-decision.ts';
import { type CalendarProblem, refuseLength, refuseStart } from './booking-rules.ts';

export interface BookingRequest {
  readonly userId: UserId;
  readonly serviceId: ServiceId;
  /** null: no preference. */
  readonly stylistId: StylistId | null;
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime;
  readonly notes: string | null;
}

export interface Booked {
  readonly appointment: SeenAppointment;
  /** This very booking already stood: a lost answer was asked for again. */
  readonly repeated: boolean;
}

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly services: Services;
  readonly users: Users;
  readonly clock: Clock;
  readonly hours: ShopHours;
}

export type BookingProblem =
  | ProblemOf<
      'not-logged-in' | 'not-permitted' | 'service-not-found' | 'stylist-not-found' | 'customer-not-found'
    >
  | ProblemOf<'slot-taken' | 'no-stylist'>
  | CalendarProblem;

/**
 * Books a visit. Checked in this order: who asks; the start; the service and the length it gives; stylist and customer;
 * whether a customer books for somebody else; and, under the day's lock, whether the booking already stands or the time
 * is still free.
 */
export async function bookAppointment(
  deps: Deps,
  actor: Actor,
  request: BookingRequest,
): Promise<Result<Booked, BookingProblem>> {
  const allowed = permit(actor, 'book-appointment');
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const wanted = {
    ...request,
    time: clockTime(request.time),
    hours: deps.hours,
    now: shopMoment(deps.hours, now),
  };
  const badStart = refuseStart(wanted);
  if (badStart !== undefined) return refuse(badStart);

  const service = await deps.services.find(request.serviceId);
  if (service === undefined || service.archived) return refuse({ code: 'service-not-found' });
  const badLength = refuseLength(wanted, service.duration);
  if (badLength !== undefined) return refuse(badLength);

  const badPeople = await refusePeople(deps, allowed.value, request);
  if (badPeople !== undefined) return refuse(badPeople);

  const booked = await deps.agendas.change(scopeOf(request), view =>
    decideBooking({ ...wanted, service }, view),
  );
  if (!booked.ok) return booked;
  const { appointment, repeated } = booked.value;
  return ok({ appointment: seenStored(actor, await deps.appointments.find(appointment.id), now), repeated });
}

const scopeOf = ({ stylistId, date }: BookingRequest): Scope =>
  stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };

/** A stylist who is none, a customer who books for somebody else, an administrator who books for nobody. */
async function refusePeople(
  { users }: Deps,
  actor: Exclude<Actor, { kind: 'guest' }>,
  { stylistId, userId }: BookingRequest,
): Promise<ProblemOf<'stylist-not-found' | 'not-permitted' | 'customer-not-found'> | undefined> {
  const stylist = stylistId === null ? undefined : await users.find(stylistId);
  if (stylistId !== null && !stylist?.isStylist) return { code: 'stylist-not-found' };
  if (userId === actor.userId) return undefined;
  if (actor.kind !== 'admin') return { code: 'not-permitted' };
  return (await users.find(userId)) === undefined ? { code: 'customer-not-found' } : undefined;
}
