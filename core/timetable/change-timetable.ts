import { type Appointment, classify } from '../booking/appointment.ts';
import type { AppointmentDetails, AppointmentWithCustomer } from '../booking/appointment-view.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { StylistId } from '../people/user.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Foreseen, Moment, TimetableEntry } from './timetable-entry.ts';

interface Deps {
  readonly timetables: Timetables;
  readonly appointments: Appointments;
  readonly users: Users;
  readonly services: Services;
  readonly clock: Clock;
}

export interface Changed<T> {
  readonly entry: T;
  /** Coming visits that it leaves outside, as they stood when it was stored. */
  readonly affected: readonly AppointmentWithCustomer[];
}

type NotAsked = ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found' | 'service-not-found'>;

/** Nothing is cancelled by itself. */
export async function changeTimetable<T, P extends Problem>(
  deps: Deps,
  actor: Actor,
  entry: TimetableEntry<T, P>,
): Promise<Result<Changed<T>, P | NotAsked>> {
  const asked = await beforeDeciding(deps, actor, entry);
  if (!asked.ok) return asked;
  // Once more under the lock: whoever has been erased since has no absence to be kept.
  const changed = await deps.timetables.change<Foreseen<T>, P | NotAsked>(asked.value.today, view =>
    namesOthers(entry, view.stylists)
      ? refuse({ code: 'stylist-not-found' })
      : entry.decide(view, asked.value),
  );
  if (!changed.ok) return changed;
  const { affected } = changed.value;
  const details = await detailsOf(deps, affected);
  const visits = await withStylists(deps, withNames(affected, details, asked.value));
  return ok({ entry: changed.value.entry, affected: visits });
}

/** What storing it would leave outside; nothing is stored. */
export async function foreseeTimetable<T, P extends Problem>(
  deps: Deps,
  actor: Actor,
  entry: TimetableEntry<T, P>,
): Promise<Result<readonly AppointmentWithCustomer[], P | NotAsked>> {
  const asked = await beforeDeciding(deps, actor, entry);
  if (!asked.ok) return asked;
  const [timetable, details] = await Promise.all([
    deps.timetables.current(),
    deps.appointments.list({ from: asked.value.today, status: 'confirmed' }),
  ]);
  const view = { timetable, appointments: details.toReversed(), stylists: entry.stylistIds };
  const plan = entry.decide(view, asked.value);
  if (!plan.ok) return plan;
  return ok(await withStylists(deps, withNames(plan.value.answer(null).affected, details, asked.value)));
}

const namesOthers = (
  { stylistIds }: Pick<TimetableEntry<unknown, Problem>, 'stylistIds'>,
  stylists: readonly StylistId[],
): boolean => stylistIds.some(id => !stylists.includes(id));

async function beforeDeciding<P extends Problem>(
  { timetables, users, services, clock }: Deps,
  actor: Actor,
  entry: TimetableEntry<unknown, P>,
): Promise<Result<Moment, NotAsked>> {
  const { action, stylistIds, serviceIds = [] } = entry;
  const allowed = permit(actor, action);
  if (!allowed.ok) return allowed;
  const known = stylistIds.length === 0 ? [] : (await users.stylists()).map(({ id }) => id);
  if (namesOthers(entry, known)) return refuse({ code: 'stylist-not-found' });
  const found = await Promise.all(serviceIds.map(id => services.find(id)));
  if (found.includes(undefined)) return refuse({ code: 'service-not-found' });
  const now = clock.now();
  const { hours } = await timetables.current();
  return ok({ now, today: shopMoment(hours, now).date });
}

/** One query for all of them, and one for each that has been moved to another day since. */
async function detailsOf(
  { appointments }: Deps,
  affected: readonly Appointment[],
): Promise<readonly AppointmentDetails[]> {
  const [first, last] = [affected[0], affected.at(-1)];
  if (!first || !last) return [];
  const there = await appointments.list({ from: first.date, to: last.date });
  const known = new Set(there.map(({ id }) => id));
  const elsewhere = affected.filter(({ id }) => !known.has(id));
  const moved = await Promise.all(elsewhere.map(({ id }) => appointments.find(id)));
  return [...there, ...moved.filter(one => one !== undefined)];
}

function withNames(
  affected: readonly Appointment[],
  details: readonly AppointmentDetails[],
  { now }: Moment,
): readonly AppointmentWithCustomer[] {
  const known = new Map(details.map(one => [one.id, one]));
  return affected.flatMap(appointment => {
    const found = known.get(appointment.id);
    return found ? [{ ...found, ...appointment, classification: classify(appointment, now) }] : [];
  });
}

/** With the name of the stylist it was booked with at the change. */
async function withStylists(
  { users }: Deps,
  appointments: readonly AppointmentWithCustomer[],
): Promise<readonly AppointmentWithCustomer[]> {
  const ids = new Set(appointments.map(({ stylistId }) => stylistId));
  const people = new Map((await users.findMany([...ids])).map(person => [person.id, person]));
  return appointments.map(appointment => {
    const stylist = people.get(appointment.stylistId);
    const stylistFirstName = stylist?.firstName ?? null;
    const stylistLastName = stylist?.lastName ?? null;
    return { ...appointment, stylistFirstName, stylistLastName };
  });
}
