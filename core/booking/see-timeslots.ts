import type { Temporal } from 'temporal-polyfill';
import { slotsOf, type TimeSlot } from '../calendar/free-slots.ts';
import { noQuarters } from '../calendar/quarters.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { offeredDays, type SlotQuery, stylistsFor } from './offered-days.ts';

interface Deps {
  readonly agendas: Agendas;
  readonly users: Users;
  readonly clock: Clock;
  readonly timetables: Timetables;
}

/** A day's quarter-hours: no rows on a closed day, nothing available on a past one. */
export async function seeTimeslots(
  { agendas, users, clock, timetables }: Deps,
  actor: Actor,
  date: Temporal.PlainDate,
  query: SlotQuery,
): Promise<Result<readonly TimeSlot[], ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>>> {
  const allowed = permit(actor, 'see-timeslots');
  if (!allowed.ok) return allowed;
  const stylists = stylistsFor(query, await users.stylists());
  if (!stylists.ok) return stylists;
  const [busy, timetable] = await Promise.all([
    agendas.busy(stylists.value, date, date),
    timetables.current(),
  ]);
  const calendar = {
    timetable,
    now: shopMoment(timetable.hours, clock.now()),
    stylists: stylists.value,
    busy,
  };
  const [day] = offeredDays(calendar, date, date, query.duration);
  return ok(slotsOf(timetable, date, day?.offered ?? noQuarters));
}
