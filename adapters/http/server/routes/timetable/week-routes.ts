import { Temporal } from 'temporal-polyfill';
import type { WeekVersion } from '../../../../../core/calendar/timetable.ts';
import { changeTimetable, foreseeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import { listWeeks } from '../../../../../core/timetable/list-timetable.ts';
import { keptWeek, removedWeek } from '../../../../../core/timetable/week-entry.ts';
import * as calls from '../../../contract/timetable/weeks.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import * as replies from './timetable-reply.ts';

const dayOf = (text: string) => Temporal.PlainDate.from(text);

export function weekRoutes(router: Routes, deps: replies.TimetableDeps): void {
  route(router, deps, calls.listWeeks, async ({ actor }) =>
    replies.sent(await listWeeks(deps, actor), weeks =>
      weeks.map(({ validFrom, week }) => ({
        validFrom: validFrom && validFrom.toString(),
        week: replies.weekReply(week),
      })),
    ),
  );
  route(router, deps, calls.keepWeek, async ({ actor, params, body }) => {
    const entry = keptWeek(dayOf(params.validFrom), body.week);
    return replies.sent(await changeTimetable(deps, actor, entry), kept);
  });
  route(router, deps, calls.foreseeWeek, async ({ actor, params, body }) => {
    const entry = keptWeek(dayOf(params.validFrom), body.week);
    return replies.sent(await foreseeTimetable(deps, actor, entry), replies.foreseenReply);
  });
  route(router, deps, calls.foreseeWeekRemoval, async ({ actor, params }) => {
    const entry = removedWeek(dayOf(params.validFrom));
    return replies.sent(await foreseeTimetable(deps, actor, entry), replies.foreseenReply);
  });
  route(router, deps, calls.removeWeek, async ({ actor, params }) => {
    const entry = removedWeek(dayOf(params.validFrom));
    return replies.sent(await changeTimetable(deps, actor, entry), replies.nothing);
  });
}

const kept = replies.changedReply(({ validFrom, week }: WeekVersion) => ({
  ...{ validFrom: validFrom.toString(), week: replies.weekReply(week) },
}));
