import { Temporal } from 'temporal-polyfill';
import type { DayStretch } from '../../../../../core/calendar/day-stretches.ts';
import { ok } from '../../../../../core/problem.ts';
import { seeWorkDays, type TeamDay } from '../../../../../core/timetable/see-work-days.ts';
import * as calls from '../../../contract/timetable/work-days.ts';
import type { Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { absenceReply } from './absence-routes.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'timetables' | 'appointments'>;

export function workDayRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeWorkDays, async ({ actor, query }) => {
    const range = { from: Temporal.PlainDate.from(query.from), to: Temporal.PlainDate.from(query.to) };
    const days = await seeWorkDays(deps, actor, { ...range, stylistId: query.stylistId });
    return days.ok ? ok({ body: days.value.map(dayReply) }) : days;
  });
}

const dayReply = ({ date, closure, stylists }: TeamDay): calls.TeamDayReply => ({
  date: date.toString(),
  closure: closure && {
    ...{ id: closure.id, reason: closure.reason },
    ...{ from: closure.from.toString(), to: closure.to.toString() },
  },
  stylists: stylists.map(({ stylistId, stretches }) => ({
    stylistId,
    stretches: stretches.map(stretchReply),
  })),
});

type StretchReply = calls.TeamDayReply['stylists'][number]['stretches'][number];

const stretchReply = (stretch: DayStretch): StretchReply => ({
  ...{ kind: stretch.kind, from: stretch.from, to: stretch.to },
  absence: stretch.kind === 'absent' ? absenceReply(stretch.absence) : null,
});
