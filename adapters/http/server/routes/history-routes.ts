import {
  type HistoryLine,
  type NamedPlace,
  seeHistory,
} from '../../../../core/booking/history/see-history.ts';
import type { VisitEnd } from '../../../../core/booking/outcome/outcome.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/appointments.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'appointments' | 'histories'>;

export function historyRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeHistory, async ({ actor, params }) => {
    const lines = await seeHistory(deps, actor, params.id);
    return lines.ok ? ok({ body: lines.value.map(reply) }) : lines;
  });
}

const reply = ({ at, kind, by: { id, username, firstName, lastName }, from, to }: HistoryLine) => ({
  ...{ at: at.toString(), kind, by: { id, username, firstName, lastName } },
  ...{ from: from && stateReply(from), to: to && stateReply(to) },
});

const stateReply = (state: NamedPlace | VisitEnd) => ('stylist' in state ? placeReply(state) : state);

const placeReply = ({ date, time, stylistId, stylist }: NamedPlace) => ({
  ...{ date: date.toString(), time, stylistId },
  ...{ stylistFirstName: stylist.firstName, stylistLastName: stylist.lastName },
});
