import type { Temporal } from 'temporal-polyfill';
import type { CustomerRules } from '../calendar/customer-rules.ts';
import type { Opening, ShopHours, Week } from '../calendar/shop-hours.ts';
import { lastBookableDay, shopMoment } from '../calendar/shop-time.ts';
import type { Closure } from '../calendar/timetable.ts';
import { closureOn, shopOpeningOn, weekOn } from '../calendar/timetable-on.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Shop } from './shop.ts';

export interface ShopView extends Shop {
  readonly hours: ShopHours;
  /** That applies today. */
  readonly week: Week;
  /** A fortnight, today included. */
  readonly nextDays: readonly ShownDay[];
  /** Today in the shop's zone. */
  readonly today: Temporal.PlainDate;
  /** For staff; the rules may end it earlier for customers. */
  readonly lastBookableDay: Temporal.PlainDate;
  readonly rules: CustomerRules;
}

export interface ShownDay {
  readonly date: Temporal.PlainDate;
  readonly opening: Opening;
  /** What closes the shop on that day, or opens it at other hours than usual. */
  readonly closure: Closure | undefined;
}

const DAYS_AHEAD = 14;

export async function seeShop(
  deps: { readonly shop: Shop; readonly timetables: Timetables; readonly clock: Clock },
  actor: Actor,
): Promise<Result<ShopView, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-shop');
  if (!allowed.ok) return allowed;
  const timetable = await deps.timetables.current();
  const { hours } = timetable;
  const today = shopMoment(hours, deps.clock.now()).date;
  const nextDays = Array.from({ length: DAYS_AHEAD }, (_, days) => {
    const date = today.add({ days });
    return { date, opening: shopOpeningOn(timetable, date), closure: closureOn(timetable, date) };
  });
  return ok({
    ...{ ...deps.shop, hours, today, nextDays },
    week: weekOn(timetable, today),
    rules: timetable.rules,
    lastBookableDay: lastBookableDay(hours, today),
  });
}
