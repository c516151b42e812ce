import { ok } from '../../../../core/problem.ts';
import { type ShopView, type ShownDay, seeShop } from '../../../../core/shop/see-shop.ts';
import { seeOpenApi } from '../../contract/openapi.ts';
import * as calls from '../../contract/shop.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { openApiDocument } from './openapi-document.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'shop' | 'timetables'>;

export function shopRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeShop, async ({ actor }) => {
    const shop = await seeShop(deps, actor);
    return shop.ok ? ok({ body: shopReply(shop.value) }) : shop;
  });

  const document = openApiOnce(deps);
  route(router, deps, seeOpenApi, async () => ok({ body: { ...document() } }));
}

/** Made once, with the first request. */
function openApiOnce({ shop }: Pick<Deps, 'shop'>): () => ReturnType<typeof openApiDocument> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return () => (document ??= openApiDocument(shop.name));
}

/** The shop as it is sent; the prerendered pages carry the same. */
export function shopReply(seen: ShopView): calls.ShopReply {
  const { hours, week, nextDays, today, lastBookableDay, rules, ...shop } = seen;
  return {
    ...shop,
    social: [...shop.social],
    bookingRules: { ...rules },
    openingHours: week.map((intervals, index) => ({ weekday: index + 1, intervals: [...intervals] })),
    nextDays: nextDays.map(dayReply),
    granularity: hours.granularity,
    zone: hours.zone,
    today: today.toString(),
    lastBookableDay: lastBookableDay.toString(),
  };
}

const dayReply = ({ date, opening, closure }: ShownDay) => ({
  ...{ date: date.toString(), intervals: [...opening] },
  closure: closure
    ? { from: closure.from.toString(), to: closure.to.toString(), reason: closure.reason }
    : null,
});
