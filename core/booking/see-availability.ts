import type { Temporal } from 'temporal-polyfill';
import { type Actor, permit } from '../people/permissions.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { ifBound, momentFor } from './bound.ts';
import { availabilityOf, type DayAvailability } from './day-availability.ts';
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

/** `from` and `to` both included. */
export async function seeAvailability(
  deps: Deps,
  actor: Actor,
  { from, to }: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
  query: SlotQuery,
): Promise<Result<readonly DayAvailability[], ProblemOf<'not-logged-in' | 'not-permitted'> | QueryProblem>> {
  const allowed = permit(actor, 'see-availability');
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
  const busy = await deps.agendas.busy(stylists, from, to);
  const moment = deps.clock.now();
  const now = momentFor(actor, timetable.hours, moment);
  const calendar = { timetable, now, stylists, busy, boundAt: ifBound(actor, moment) };
  return ok(availabilityOf(calendar, offeredDays(calendar, from, to, pattern)));
}
