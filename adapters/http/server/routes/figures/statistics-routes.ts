import type { Figures } from '../../../../../core/figures/figures.ts';
import { type Statistics, seeStatistics } from '../../../../../core/figures/see-statistics.ts';
import { ok } from '../../../../../core/problem.ts';
import * as calls from '../../../contract/figures/statistics.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { rangeOf } from '../calendar-routes.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'countedVisits' | 'services' | 'timetables'>;

export function statisticsRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeStatistics, async ({ actor, query }) => {
    const seen = await seeStatistics(deps, actor, rangeOf(query), query.stylistId);
    if (!seen.ok) return seen;
    const { at, now, before } = seen.value;
    const body = { now: reply(now, seen.value), before: reply(before, seen.value) };
    return ok({ body: { at: at.toString({ smallestUnit: 'minute' }), ...body } });
  });
}

const reply = (
  { from, to, total, customers, coming, openDays, hours, ahead, ...figures }: Figures,
  { stylists, services }: Statistics,
) => ({
  ...{ from: from.toString(), to: to.toString(), total, customers, coming },
  ...{ openDays, hours: [...hours] },
  days: figures.days.map(day => ({ ...day, date: day.date.toString() })),
  stylists: figures.stylists.map(one => ({ ...one, name: stylists.get(one.stylistId) ?? '' })),
  services: figures.services.map(one => ({ ...one, name: services.get(one.serviceId) ?? '' })),
  ahead: { ...ahead, ranges: [...ahead.ranges] },
});
