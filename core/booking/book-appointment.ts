import type { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import type { ServiceId } from '../catalogue/service.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { StylistId, User, UserId } from '../people/user.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Scope } from './agenda-change.ts';
import { clockTime } from './appointment.ts';
import { type AppointmentView, appointmentViewFor, withNames } from './appointment-details.ts';
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
  readonly appointment: AppointmentView;
  /** This very booking already stood: a lost answer was asked for again. */
  readonly repeated: boolean;
}

interface Deps {
  readonly agendas: Agendas;
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
 * Books a visit. Checked in this order: who asks; the start; the service and the length it gives; the customer, and
 * whether a customer books for somebody else; and, under the day's lock, whether the booking already stands, whether the
 * stylist takes bookings and whether the time is still free. A stylist who is none is told before a customer who is none.
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

  const customer = await findCustomer(deps.users, allowed.value, request);
  if (!customer.ok) return customer;

  const booked = await deps.agendas.change(scopeOf(request), view =>
    decideBooking({ ...wanted, service }, view),
  );
  if (!booked.ok) return booked;
  const { appointment, stylist, repeated } = booked.value;
  const details = withNames(appointment, { service, stylist, customer: customer.value });
  return ok({ appointment: appointmentViewFor(actor, details, now), repeated });
}

const scopeOf = ({ stylistId, date }: BookingRequest): Scope =>
  stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };

/** Whom an administrator books for; nobody for a customer, who books for themselves and sees no names of customers. */
async function findCustomer(
  users: Deps['users'],
  actor: Exclude<Actor, { kind: 'guest' }>,
  { stylistId, userId }: BookingRequest,
): Promise<
  Result<User | undefined, ProblemOf<'stylist-not-found' | 'not-permitted' | 'customer-not-found'>>
> {
  if (actor.kind !== 'admin' && userId === actor.userId) return ok(undefined);
  const customer = actor.kind === 'admin' ? await users.find(userId) : undefined;
  if (customer !== undefined) return ok(customer);
  // A stylist who is none is the first thing to say. When nothing else is wrong, the day itself tells.
  if (stylistId !== null && !(await users.find(stylistId))?.isStylist)
    return refuse({ code: 'stylist-not-found' });
  return refuse({ code: actor.kind === 'admin' ? 'customer-not-found' : 'not-permitted' });
}
