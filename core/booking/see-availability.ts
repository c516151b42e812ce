import { Temporal } from 'temporal-polyfill';
import { first } from '../calendar/quarters.ts';
import { lastBookableDay, shopMoment } from '../calendar/shop-time.ts';
import { closureOn } from '../calendar/timetable-on.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Clock } from '../ports/clock.ts';
import type { Services } from '../ports/services.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { ClockTime } from '../units.ts';
import { type OfferedDay, offeredDays } from './offered-days.ts';
import { askedBy, type QueryProblem, type SlotQuery } from './slot-query.ts';

export interface DayAvailability {
  readonly date: Temporal.PlainDate;
  /** `closed` includes days beyond the horizon and days on which nobody asked for works; `full` a day whose last start has begun or is taken. */
  readonly state: 'open' | 'full' | 'closed' | 'past';
  /** Of an open day. */
  readonly firstStart: ClockTime | null;
  /** Of a `closed` day: whether only those asked for do not work, or the shop does not open. */
  readonly isShopOpen: boolean;
  /** Of a closure of that day; null: without one, or it gives none. */
  readonly reason: string | null;
}

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
  const [roster, timetable, service] = await Promise.all([
    deps.users.stylists(),
    deps.timetables.current(),
    query.serviceId === undefined ? undefined : deps.services.find(query.serviceId),
  ]);
  const asked = askedBy(query, roster, service, timetable);
  if (!asked.ok) return asked;
  const { stylists, pattern } = asked.value;
  const busy = await deps.agendas.busy(stylists, from, to);
  const now = shopMoment(timetable.hours, deps.clock.now());
  const days = offeredDays({ timetable, now, stylists, busy }, from, to, pattern);
  const last = lastBookableDay(timetable.hours, now.date);
  return ok(
    days.map(day => ({
      ...availabilityOf(now.date, last, day),
      ...{ date: day.date, isShopOpen: day.isShopOpen },
      reason: closureOn(timetable, day.date)?.reason || null,
    })),
  );
}

function availabilityOf(
  today: Temporal.PlainDate,
  last: Temporal.PlainDate,
  { date, grid, offered, isWorked }: OfferedDay,
): Pick<DayAvailability, 'state' | 'firstStart'> {
  const start = first(offered);
  if (start !== undefined) return { state: 'open', firstStart: grid.times[start] ?? null };
  if (Temporal.PlainDate.compare(date, today) < 0) return { state: 'past', firstStart: null };
  const beyond = Temporal.PlainDate.compare(date, last) > 0;
  return { state: beyond || !isWorked ? 'closed' : 'full', firstStart: null };
}
