import type { Closure } from '../../../../../core/calendar/timetable.ts';
import { changeTimetable, foreseeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import {
  type ClosureInput,
  keptClosure,
  removedClosure,
} from '../../../../../core/timetable/closure-entry.ts';
import { listClosures } from '../../../../../core/timetable/list-timetable.ts';
import type { Parsed } from '../../../contract/call.ts';
import * as calls from '../../../contract/timetable/closures.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import * as replies from './timetable-reply.ts';

export function closureRoutes(router: Routes, deps: replies.TimetableDeps): void {
  route(router, deps, calls.listClosures, async ({ actor, query }) => {
    const closures = await listClosures(deps, actor, replies.rangeOf(query));
    return replies.sent(closures, all => all.map(closureReply));
  });
  route(router, deps, calls.addClosure, async ({ actor, body }) =>
    replies.sent(await changeTimetable(deps, actor, keptClosure(null, inputOf(body))), kept),
  );
  route(router, deps, calls.changeClosure, async ({ actor, params, body }) =>
    replies.sent(await changeTimetable(deps, actor, keptClosure(params.id, inputOf(body))), kept),
  );
  route(router, deps, calls.foreseeClosure, async ({ actor, body }) => {
    const foreseen = await foreseeTimetable(deps, actor, keptClosure(null, inputOf(body)));
    return replies.sent(foreseen, replies.foreseenReply);
  });
  route(router, deps, calls.foreseeClosureChange, async ({ actor, params, body }) => {
    const foreseen = await foreseeTimetable(deps, actor, keptClosure(params.id, inputOf(body)));
    return replies.sent(foreseen, replies.foreseenReply);
  });
  route(router, deps, calls.foreseeClosureRemoval, async ({ actor, params }) =>
    replies.sent(await foreseeTimetable(deps, actor, removedClosure(params.id)), replies.foreseenReply),
  );
  route(router, deps, calls.removeClosure, async ({ actor, params }) =>
    replies.sent(await changeTimetable(deps, actor, removedClosure(params.id)), replies.nothing),
  );
}

const inputOf = (body: Parsed<typeof calls.addClosure, 'body'>): ClosureInput => ({
  ...body,
  ...replies.rangeOf(body),
});

const closureReply = ({ hours, stylistIds, ...closure }: Closure): calls.ClosureReply => ({
  ...{ ...closure, ...replies.rangeReply(closure), hours: replies.openingReply(hours) },
  stylistIds: stylistIds && [...stylistIds],
});

const kept = replies.changedReply(closureReply);
