import {
  type HistoryLine,
  type NamedPlace,
  type NamedState,
  seeHistory,
} from '../../../../core/booking/history/see-history.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/visits/history.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'appointments' | 'histories' | 'services' | 'outbox'>;

export function historyRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeHistory, async ({ actor, params }) => {
    const lines = await seeHistory(deps, actor, params.id);
    return lines.ok ? ok({ body: lines.value.map(reply) }) : lines;
  });
}

const reply = ({
  at,
  kind,
  via,
  letter,
  by: { id, username, firstName, lastName },
  from,
  to,
}: HistoryLine) => ({
  ...(letter && { letter }),
  ...{ at: at.toString(), kind, ...(via && { via }), by: { id, username, firstName, lastName } },
  ...{ from: from && stateReply(from), to: to && stateReply(to) },
});

const stateReply = (state: NamedState) => {
  if ('stylist' in state) return placeReply(state);
  if (!('serviceIds' in state)) return state;
  const { serviceIds, changed, ...named } = state;
  return { ...named, serviceIds: [...serviceIds], ...(changed && { changed: [...changed] }) };
};

const placeReply = ({ date, time, stylistId, stylist }: NamedPlace) => ({
  ...{ date: date.toString(), time, stylistId },
  ...{ stylistFirstName: stylist.firstName, stylistLastName: stylist.lastName },
});
