import type { Absence } from '../../../../../core/calendar/timetable.ts';
import {
  type AbsenceInput,
  keptAbsence,
  removedAbsence,
} from '../../../../../core/timetable/absence-entry.ts';
import { changeTimetable, foreseeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import { listAbsences } from '../../../../../core/timetable/list-timetable.ts';
import type { Parsed } from '../../../contract/call.ts';
import * as calls from '../../../contract/timetable/absences.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import * as replies from './timetable-reply.ts';

export function absenceRoutes(router: Routes, deps: replies.TimetableDeps): void {
  route(router, deps, calls.listAbsences, async ({ actor, query }) => {
    const { stylistId } = query;
    const absences = await listAbsences(deps, actor, { ...replies.rangeOf(query), stylistId });
    return replies.sent(absences, all => all.map(absenceReply));
  });
  route(router, deps, calls.addAbsence, async ({ actor, body }) =>
    replies.sent(await changeTimetable(deps, actor, keptAbsence(null, inputOf(body))), kept),
  );
  route(router, deps, calls.changeAbsence, async ({ actor, params, body }) =>
    replies.sent(await changeTimetable(deps, actor, keptAbsence(params.id, inputOf(body))), kept),
  );
  route(router, deps, calls.foreseeAbsence, async ({ actor, body }) => {
    const foreseen = await foreseeTimetable(deps, actor, keptAbsence(null, inputOf(body)));
    return replies.sent(foreseen, replies.foreseenReply);
  });
  route(router, deps, calls.foreseeAbsenceChange, async ({ actor, params, body }) => {
    const foreseen = await foreseeTimetable(deps, actor, keptAbsence(params.id, inputOf(body)));
    return replies.sent(foreseen, replies.foreseenReply);
  });
  route(router, deps, calls.removeAbsence, async ({ actor, params }) =>
    replies.sent(await changeTimetable(deps, actor, removedAbsence(params.id)), replies.nothing),
  );
}

const inputOf = ({ start, end, ...body }: Parsed<typeof calls.addAbsence, 'body'>): AbsenceInput => ({
  ...{ ...body, ...replies.rangeOf(body) },
  part: start === null || end === null ? null : { from: start, to: end },
});

export const absenceReply = ({ part, ...absence }: Absence): calls.AbsenceReply => ({
  ...{ ...absence, ...replies.rangeReply(absence) },
  ...{ start: part?.from ?? null, end: part?.to ?? null },
});

const kept = replies.changedReply(absenceReply);
