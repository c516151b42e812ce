import type { Temporal } from 'temporal-polyfill';
import { slotsOf, type TimeSlot } from '../calendar/free-slots.ts';
import { noQuarters } from '../calendar/quarters.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { ifBound, momentFor } from './bound.ts';
import { offeredDays } from './offered-days.ts';
import { asBookedNow, together } from './services/booked-services.ts';
import { servicesById } from './services/services-by-id.ts';
import { askedBy, type QueryProblem, type SlotQuery } from './slot-query.ts';

interface Deps {
  readonly agendas: Agendas;
  readonly users: Users;
  readonly services: Services;
  readonly clock: Clock;
  readonly timetables: Timetables;
}

/** A day's quarter-hours: no rows on a closed day, nothing available on a past one. */
export async function seeTimeslots(
  deps: Deps,
  actor: Actor,
  date: Temporal.PlainDate,
  query: SlotQuery,
): Promise<Result<readonly TimeSlot[], ProblemOf<'not-logged-in' | 'not-permitted'> | QueryProblem>> {
  const allowed = permit(actor, 'see-timeslots');
  if (!allowed.ok) return allowed;
  const [roster, timetable, services] = await Promise.all([
    deps.users.stylists(),
    deps.timetables.current(),
    query.serviceIds && servicesById(id => deps.services.find(id), query.serviceIds),
  ]);
  const visit = services && together(services.map(asBookedNow));
  const asked = askedBy(query, roster, visit, timetable);
  if (!asked.ok) return asked;
  if (query.serviceIds && !services) return refuse({ code: 'service-not-found' });
  const { stylists, pattern } = asked.value;
  const busy = await deps.agendas.busy(stylists, date, date);
  const moment = deps.clock.now();
  const now = momentFor(actor, timetable.hours, moment);
  const calendar = { timetable, now, stylists, busy, boundAt: ifBound(actor, moment) };
  const [day] = offeredDays(calendar, date, date, pattern);
  return ok(slotsOf(timetable, date, day?.offered ?? noQuarters));
}
