import { Temporal } from 'temporal-polyfill';
import type { DayAvailability } from '../../../../core/booking/day-availability.ts';
import { seeMovingDays, seeMovingTimes } from '../../../../core/booking/moving/see-moving-times.ts';
import { seeAvailability } from '../../../../core/booking/see-availability.ts';
import { seeTimeslots } from '../../../../core/booking/see-timeslots.ts';
import type { SlotQuery } from '../../../../core/booking/slot-query.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/calendar.ts';
import type { Parsed } from '../../contract/call.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { servicesAsked } from './services-asked.ts';

/** Called by everybody, with the same answer for everybody. */
export const calendarCalls = [calls.seeTimeslots, calls.seeAvailability];

type Deps = RouteDeps & Pick<ServerDeps, 'agendas' | 'appointments' | 'services' | 'shop' | 'timetables'>;

export function calendarRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeTimeslots, async ({ actor, query }) => {
    const day = await seeTimeslots(deps, actor, Temporal.PlainDate.from(query.date), wishOf(query));
    return day.ok ? ok({ body: [...day.value] }) : day;
  });

  route(router, deps, calls.seeAvailability, async ({ actor, query }) => {
    const days = await seeAvailability(deps, actor, rangeOf(query), wishOf(query));
    return days.ok ? ok({ body: daysReply(days.value) }) : days;
  });

  route(router, deps, calls.seeMovingTimes, async ({ actor, params, query }) => {
    const date = Temporal.PlainDate.from(query.date);
    const day = await seeMovingTimes(deps, actor, date, { ...query, ...params });
    return day.ok ? ok({ body: [...day.value] }) : day;
  });

  route(router, deps, calls.seeMovingDays, async ({ actor, params, query }) => {
    const days = await seeMovingDays(deps, actor, rangeOf(query), { ...query, ...params });
    return days.ok ? ok({ body: daysReply(days.value) }) : days;
  });
}

type Wish = Pick<
  Parsed<typeof calls.seeTimeslots, 'query'>,
  'stylistId' | 'duration' | 'serviceId' | 'serviceIds'
>;

const wishOf = ({ stylistId, duration, ...asked }: Wish): SlotQuery => ({
  ...{ stylistId, duration, serviceIds: servicesAsked(asked) },
});

export const rangeOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  ...{ from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) },
});

export const daysReply = (days: readonly DayAvailability[]) =>
  days.map(day => ({ ...day, date: day.date.toString() }));
