import { keepVisit } from '../../../../../core/timetable/keep-visit.ts';
import { listOutside, type OutsideVisit } from '../../../../../core/timetable/list-outside.ts';
import * as calls from '../../../contract/timetable/outside.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import { replyWithCustomer } from '../appointment-routes.ts';
import * as replies from './timetable-reply.ts';

export function outsideRoutes(router: Routes, deps: replies.TimetableDeps): void {
  route(router, deps, calls.listOutside, async ({ actor }) =>
    replies.sent(await listOutside(deps, actor), visits => ({ appointments: visits.map(outsideReply) })),
  );
  route(router, deps, calls.keepVisit, async ({ actor, params }) =>
    replies.sent(await keepVisit(deps, actor, params.id), replies.nothing),
  );
}

const outsideReply = ({ appointment, ...why }: OutsideVisit) => ({
  ...replyWithCustomer(appointment),
  ...why,
});
