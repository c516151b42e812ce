import { ok } from '../../../core/problem.ts';
import { type SeenShop, seeShop } from '../../../core/shop/see-shop.ts';
import * as calls from '../contract/shop.ts';
import { route } from './route.ts';
import type { CoreDeps, Routes } from './server-deps.ts';

export function shopRoutes(router: Routes, core: CoreDeps): void {
  route(router, core, calls.seeShop, async ({ actor }) => {
    const shop = seeShop(core, actor);
    return shop.ok ? ok({ body: shopReply(shop.value) }) : shop;
  });
}

/** The shop as it is sent; the prerendered pages carry the same. */
export function shopReply({ hours, today, lastBookableDay, ...shop }: SeenShop): calls.ShopReply {
  return {
    ...shop,
    social: [...shop.social],
    openingHours: hours.week.map((intervals, index) => ({ weekday: index + 1, intervals: [...intervals] })),
    granularity: hours.granularity,
    zone: hours.zone,
    today: today.toString(),
    lastBookableDay: lastBookableDay.toString(),
  };
}
