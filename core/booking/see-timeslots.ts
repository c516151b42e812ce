import type { Temporal } from 'temporal-polyfill';
import { slotsOf, type TimeSlot } from '../calendar/free-slots.ts';
import { noQuarters } from '../calendar/quarters.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type OfferDeps, offeredQuarters, type Wish } from './offered-quarters.ts';

/** The quarter-hours of a day and which of them are available: empty on a closed day, nothing available on a past one. */
export async function seeTimeslots(
  deps: OfferDeps & { readonly clock: Clock },
  actor: Actor,
  date: Temporal.PlainDate,
  wish: Wish,
): Promise<Result<readonly TimeSlot[], ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>>> {
  const allowed = permit(actor, 'see-timeslots');
  if (!allowed.ok) return allowed;
  const days = await offeredQuarters(deps, shopMoment(deps.hours, deps.clock.now()), wish, date, date);
  return days.ok ? ok(slotsOf(deps.hours, date, days.value[0]?.offered ?? noQuarters)) : days;
}
