import { ok } from '../../../../../core/problem.ts';
import { changeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import { keptRules } from '../../../../../core/timetable/rules-entry.ts';
import { seeBookingRules } from '../../../../../core/timetable/see-rules.ts';
import * as calls from '../../../contract/timetable/rules.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import type { TimetableDeps } from './timetable-reply.ts';

export function ruleRoutes(router: Routes, deps: TimetableDeps): void {
  route(router, deps, calls.seeBookingRules, async ({ actor }) => {
    const rules = await seeBookingRules(deps, actor);
    return rules.ok ? ok({ body: { ...rules.value } }) : rules;
  });
  route(router, deps, calls.keepBookingRules, async ({ actor, body }) => {
    const kept = await changeTimetable(deps, actor, keptRules(body));
    return kept.ok ? ok({ body: { ...kept.value.entry } }) : kept;
  });
}
