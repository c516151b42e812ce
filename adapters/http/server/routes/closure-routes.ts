import { Temporal } from 'temporal-polyfill';
import type { AppointmentWithCustomer } from '../../../../core/booking/appointment-view.ts';
import type { Closure } from '../../../../core/calendar/timetable.ts';
import { ok, type Problem, type Result } from '../../../../core/problem.ts';
import { foreseeClosure, type KeptClosure, keepClosure } from '../../../../core/timetable/change-closures.ts';
import type { ClosureInput } from '../../../../core/timetable/closure-decision.ts';
import { listClosures } from '../../../../core/timetable/list-closures.ts';
import { removeClosure } from '../../../../core/timetable/remove-closure.ts';
import type { Parsed } from '../../contract/call.ts';
import * as calls from '../../contract/timetable/closures.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { replyWithCustomer } from './appointment-routes.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'timetables' | 'appointments'>;

export function closureRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.listClosures, async ({ actor, query }) =>
    sent(await listClosures(deps, actor, rangeOf(query)), closures => closures.map(closureReply)),
  );
  route(router, deps, calls.addClosure, async ({ actor, body }) =>
    sent(await keepClosure(deps, actor, null, inputOf(body)), keptReply),
  );
  route(router, deps, calls.changeClosure, async ({ actor, params, body }) =>
    sent(await keepClosure(deps, actor, params.id, inputOf(body)), keptReply),
  );
  route(router, deps, calls.foreseeClosure, async ({ actor, body }) =>
    sent(await foreseeClosure(deps, actor, null, inputOf(body)), affectedReply),
  );
  route(router, deps, calls.foreseeClosureChange, async ({ actor, params, body }) =>
    sent(await foreseeClosure(deps, actor, params.id, inputOf(body)), affectedReply),
  );
  route(router, deps, calls.removeClosure, async ({ actor, params }) =>
    sent(await removeClosure(deps, actor, params.id), () => undefined),
  );
}

const sent = <T, B, P extends Problem>(result: Result<T, P>, replyOf: (value: T) => B) =>
  result.ok ? ok({ body: replyOf(result.value) }) : result;

const rangeOf = ({ from, to }: { from: string; to: string }) => ({
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
});

const inputOf = (body: Parsed<typeof calls.addClosure, 'body'>): ClosureInput => ({
  ...body,
  ...rangeOf(body),
});

const closureReply = ({ hours, stylistIds, from, to, ...closure }: Closure): calls.ClosureReply => ({
  ...{ ...closure, from: from.toString(), to: to.toString(), hours: [...hours] },
  stylistIds: stylistIds && [...stylistIds],
});

const keptReply = ({ closure, affected }: KeptClosure) => ({
  ...closureReply(closure),
  affected: affected.map(replyWithCustomer),
});

const affectedReply = (appointments: readonly AppointmentWithCustomer[]) => ({
  appointments: appointments.map(replyWithCustomer),
});
