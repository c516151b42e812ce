import { Temporal } from 'temporal-polyfill';
import { dayGrid, isOpenDay } from '../calendar/day-grid.ts';
import { first } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { lastBookableDay, shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type OfferDeps, type OfferedDay, offeredQuarters, type Wish } from './offered-quarters.ts';

export interface DayAvailability {
  readonly date: Temporal.PlainDate;
  /** `closed` includes days beyond the booking horizon; `full`, a day whose last start has begun or been taken. */
  readonly state: 'open' | 'full' | 'closed' | 'past';
  /** `HH:mm` of an open day's first start. */
  readonly firstStart: string | null;
}

/** How much room each day from `from` to `to` (both included) has for a wish. */
export async function seeAvailability(
  deps: OfferDeps & { readonly clock: Clock },
  actor: Actor,
  range: { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate },
  wish: Wish,
): Promise<
  Result<readonly DayAvailability[], ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>>
> {
  const allowed = permit(actor, 'see-availability');
  if (!allowed.ok) return allowed;
  const now = shopMoment(deps.hours, deps.clock.now());
  const days = await offeredQuarters(deps, now, wish, range.from, range.to);
  return days.ok ? ok(days.value.map(day => availabilityOf(deps.hours, now.date, day))) : days;
}

function availabilityOf(
  hours: ShopHours,
  today: Temporal.PlainDate,
  { date, offered }: OfferedDay,
): DayAvailability {
  const start = first(offered);
  if (start !== undefined) return { date, state: 'open', firstStart: dayGrid(hours).times[start] ?? null };
  if (Temporal.PlainDate.compare(date, today) < 0) return { date, state: 'past', firstStart: null };
  const beyond = Temporal.PlainDate.compare(date, lastBookableDay(hours, today)) > 0;
  return { date, state: beyond || !isOpenDay(hours, date.dayOfWeek) ? 'closed' : 'full', firstStart: null };
}
