import type { Temporal } from 'temporal-polyfill';
import type { ServiceId, Terms } from '../catalogue/service.ts';
import { type Actor, type KnownActor, permit } from '../people/permissions.ts';
import type { StylistId, UserId } from '../people/user.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Shop } from '../shop/shop.ts';
import type { Scope } from './agenda-change.ts';
import { clockTime } from './appointment.ts';
import { type AppointmentView, appointmentViewFor, type Involved, withNames } from './appointment-view.ts';
import { decideBooking, decideRepetition } from './booking-decision.ts';
import { type CalendarProblem, refuseLength, refuseStart } from './booking-rules.ts';
import { ifBound, momentFor, overrides } from './bound.ts';
import { refuseChangedTerms } from './changed-terms.ts';
import { asBookedNow, together } from './services/booked-services.ts';
import { servicesById } from './services/services-by-id.ts';

export interface BookingRequest {
  /** null: somebody who leaves no name; administrators alone. */
  readonly userId: UserId | null;
  /** One to five, in order; the same one may come twice. */
  readonly serviceIds: readonly ServiceId[];
  /** null: no preference. */
  readonly stylistId: StylistId | null;
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime;
  readonly notes: string | null;
  /** What the person was shown; anything else is refused. */
  readonly expected?: Terms | undefined;
  /** Overrides timetable and clock: administrators alone. */
  readonly override?: boolean | undefined;
  /** False, from administrators alone: the customer is not written to. */
  readonly letter?: boolean | undefined;
  /** The same each time this request is sent; without one a repetition is told by what it asks for. */
  readonly requestId?: string | undefined;
}

export interface Booked {
  readonly appointment: AppointmentView;
  /** A retry after a lost answer: this booking already stood. */
  readonly repeated: boolean;
}

interface Deps {
  readonly agendas: Agendas;
  readonly services: Services;
  readonly users: Users;
  readonly clock: Clock;
  readonly timetables: Timetables;
  readonly shop: Pick<Shop, 'phone'>;
  readonly mostUpcoming?: number | null;
}

export type BookingProblem =
  | ProblemOf<
      'not-logged-in' | 'not-permitted' | 'service-not-found' | 'stylist-not-found' | 'customer-not-found'
    >
  | ProblemOf<'service-changed' | 'slot-taken' | 'no-stylist' | 'too-short-notice' | 'too-many-upcoming'>
  | ProblemOf<'not-working-then' | 'stylist-does-not-do-it' | 'phone-only'>
  | CalendarProblem;

/**
 * Books an appointment. Checked in this order: actor, by telephone only, start, service, length, customer; then under the day's lock:
 * repetition, changed terms, start and length by the timetable of that moment, stylist, notice, visits to come, who does
 * it, who works then, time still free. stylist-not-found wins over customer-not-found. A length that
 * was not shown is no reason of its own: the changed terms are.
 */
export const bookAppointment = (deps: Deps, actor: Actor, request: BookingRequest) =>
  book(deps, actor, request, decideBooking);

/** For a customer who has reached the limit: the booking that exists, when this request is a repetition. Writes nothing. */
export async function findSentBefore(
  deps: Deps,
  actor: Actor,
  request: BookingRequest,
): Promise<AppointmentView | undefined> {
  const found = await book(deps, actor, request, decideRepetition);
  return found.ok ? found.value.appointment : undefined;
}

async function book(
  deps: Deps,
  actor: Actor,
  request: BookingRequest,
  decide: typeof decideBooking,
): Promise<Result<Booked, BookingProblem>> {
  const allowed = permit(actor, 'book-appointment');
  if (!allowed.ok) return allowed;
  if (booksByPhoneOnly(allowed.value)) return refuse({ code: 'phone-only', phone: deps.shop.phone });
  const now = deps.clock.now();
  const [timetable, services] = await askedFor(deps, request);
  const wanted = {
    ...request,
    override: overrides(actor, request),
    time: clockTime(request.time),
    timetable,
    ...{ now: momentFor(actor, timetable.hours, now), by: allowed.value.userId, at: now },
    bound: ifBound(actor, { now, phone: deps.shop.phone, mostUpcoming: deps.mostUpcoming ?? null }),
  };
  const badStart = refuseStart(wanted);
  if (badStart !== undefined) return refuse(badStart);

  if (services === undefined || services.some(({ archived }) => archived))
    return refuse({ code: 'service-not-found' });
  const visit = together(services.map(asBookedNow));
  const changed = refuseChangedTerms(visit, request.expected);
  const badLength = changed === undefined ? refuseLength(wanted, visit.duration) : undefined;
  if (badLength !== undefined) return refuse(badLength);

  const customer = await findCustomer(deps.users, allowed.value, request);
  if (!customer.ok) return customer;

  const { userId } = customer.value;
  const upcomingOf = ifBound(actor, { userId, after: now, most: deps.mostUpcoming ?? null });
  const booked = await deps.agendas.change({ ...scopeOf(request), upcomingOf }, view =>
    decide({ ...wanted, userId, services, visit, changed }, view),
  );
  if (!booked.ok) return booked;
  const { appointment, stylist, repeated } = booked.value;
  const details = withNames(appointment, { services, stylist, customer: customer.value.named });
  return ok({ appointment: appointmentViewFor(actor, details, now), repeated });
}

const askedFor = ({ timetables, services }: Deps, { serviceIds }: BookingRequest) =>
  Promise.all([timetables.current(), servicesById(id => services.find(id), serviceIds)]);

const booksByPhoneOnly = (actor: KnownActor): boolean =>
  actor.kind === 'customer' && actor.onlineBooking === false;

const scopeOf = ({ stylistId, date }: BookingRequest): Scope =>
  stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };

interface BookedFor {
  readonly userId: UserId;
  /** Undefined for customers, who book for themselves. */
  readonly named?: Involved['customer'];
}

async function findCustomer(
  users: Deps['users'],
  actor: KnownActor,
  { stylistId, userId }: BookingRequest,
): Promise<Result<BookedFor, ProblemOf<'stylist-not-found' | 'not-permitted' | 'customer-not-found'>>> {
  if (actor.kind !== 'admin' && userId === actor.userId) return ok({ userId });
  const named = actor.kind === 'admin' && userId !== null ? await users.find(userId) : undefined;
  if (named !== undefined) return ok({ userId: named.id, named });
  // stylist-not-found wins, and for a stylist who cannot be booked no passer-by is made.
  if (stylistId !== null && !(await users.find(stylistId))?.isStylist)
    return refuse({ code: 'stylist-not-found' });
  if (actor.kind === 'admin' && userId === null) {
    const nobody = await users.passerBy();
    return ok({ userId: nobody.id, named: { ...nobody, id: null } });
  }
  return refuse({ code: actor.kind === 'admin' ? 'customer-not-found' : 'not-permitted' });
}
