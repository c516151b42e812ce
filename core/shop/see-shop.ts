import type { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../calendar/shop-hours.ts';
import { lastBookableDay, shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Clock } from '../ports/clock.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Shop } from './shop.ts';

export interface ShopView extends Shop {
  readonly hours: ShopHours;
  /** Today in the shop, wherever the asker is. */
  readonly today: Temporal.PlainDate;
  readonly lastBookableDay: Temporal.PlainDate;
}

/** The shop as a visitor sees it, opening hours included. */
export function seeShop(
  deps: { readonly shop: Shop; readonly hours: ShopHours; readonly clock: Clock },
  actor: Actor,
): Result<ShopView, ProblemOf<'not-logged-in' | 'not-permitted'>> {
  const allowed = permit(actor, 'see-shop');
  if (!allowed.ok) return allowed;
  const today = shopMoment(deps.hours, deps.clock.now()).date;
  return ok({ ...deps.shop, hours: deps.hours, today, lastBookableDay: lastBookableDay(deps.hours, today) });
}
