import { Temporal } from 'temporal-polyfill';
import type { PlanVersion } from '../../../../../core/calendar/timetable.ts';
import type { PlanKey } from '../../../../../core/calendar/timetable-change.ts';
import { changeTimetable, foreseeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import { listPlans, seePlan } from '../../../../../core/timetable/list-timetable.ts';
import { keptPlan, removedPlan } from '../../../../../core/timetable/plan-entry.ts';
import type { Parsed } from '../../../contract/call.ts';
import * as calls from '../../../contract/timetable/plans.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import * as replies from './timetable-reply.ts';

export function planRoutes(router: Routes, deps: replies.TimetableDeps): void {
  route(router, deps, calls.listPlans, async ({ actor, params }) =>
    replies.sent(await listPlans(deps, actor, params.id), plans => plans.map(planReply)),
  );
  route(router, deps, calls.seePlan, async ({ actor, params }) =>
    replies.sent(await seePlan(deps, actor, keyOf(params)), planReply),
  );
  route(router, deps, calls.keepPlan, async ({ actor, params, body }) => {
    const entry = keptPlan({ ...keyOf(params), ...body });
    return replies.sent(await changeTimetable(deps, actor, entry), kept);
  });
  route(router, deps, calls.foreseePlan, async ({ actor, params, body }) => {
    const entry = keptPlan({ ...keyOf(params), ...body });
    return replies.sent(await foreseeTimetable(deps, actor, entry), replies.foreseenReply);
  });
  route(router, deps, calls.foreseePlanRemoval, async ({ actor, params }) => {
    const entry = removedPlan(keyOf(params));
    return replies.sent(await foreseeTimetable(deps, actor, entry), replies.foreseenReply);
  });
  route(router, deps, calls.removePlan, async ({ actor, params }) =>
    replies.sent(await changeTimetable(deps, actor, removedPlan(keyOf(params))), replies.nothing),
  );
}

const keyOf = ({ id, validFrom }: Parsed<typeof calls.seePlan, 'params'>): PlanKey => ({
  ...{ stylistId: id, validFrom: Temporal.PlainDate.from(validFrom) },
});

const planReply = ({ validFrom, weeks }: PlanVersion): calls.PlanReply => ({
  ...{ validFrom: validFrom.toString(), weeks: weeks.map(replies.weekReply) },
});

const kept = replies.changedReply(planReply);
