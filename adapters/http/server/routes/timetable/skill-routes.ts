import { changeTimetable, foreseeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import { keptSkills, type SkillsInput } from '../../../../../core/timetable/skills-entry.ts';
import * as calls from '../../../contract/timetable/skills.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import * as replies from './timetable-reply.ts';

export function skillRoutes(router: Routes, deps: replies.TimetableDeps): void {
  route(router, deps, calls.keepSkills, async ({ actor, params, body }) => {
    const entry = keptSkills({ stylistId: params.id, ...body });
    return replies.sent(await changeTimetable(deps, actor, entry), kept);
  });
  route(router, deps, calls.foreseeSkills, async ({ actor, params, body }) => {
    const entry = keptSkills({ stylistId: params.id, ...body });
    return replies.sent(await foreseeTimetable(deps, actor, entry), replies.foreseenReply);
  });
}

const kept = replies.changedReply(({ serviceIds }: SkillsInput) => ({
  serviceIds: serviceIds && [...serviceIds],
}));
