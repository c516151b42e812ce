import { Temporal } from 'temporal-polyfill';
import { seeAvailability } from '../../../../core/booking/see-availability.ts';
import { seeTimeslots } from '../../../../core/booking/see-timeslots.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/calendar.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';

/** Asked for by everybody, and the same for everybody who may ask. */
export const calendarCalls = [calls.seeTimeslots, calls.seeAvailability];

type Deps = RouteDeps & Pick<ServerDeps, 'agendas' | 'services' | 'timetables'>;

export function calendarRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeTimeslots, async ({ actor, query }) => {
    const day = await seeTimeslots(deps, actor, Temporal.PlainDate.from(query.date), query);
    return day.ok ? ok({ body: [...day.value] }) : day;
  });

  route(router, deps, calls.seeAvailability, async ({ actor, query }) => {
    const range = { from: Temporal.PlainDate.from(query.from), to: Temporal.PlainDate.from(query.to) };
    const days = await seeAvailability(deps, actor, range, query);
    return days.ok ? ok({ body: days.value.map(day => ({ ...day, date: day.date.toString() })) }) : days;
  });
}
