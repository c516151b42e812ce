import { seeCalendarFile } from '../../../../core/booking/calendar-file/see-calendar-file.ts';
import { ok } from '../../../../core/problem.ts';
import * as calls from '../../contract/appointments.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';

type Deps = RouteDeps & Pick<ServerDeps, 'appointments' | 'histories' | 'calendarFiles'>;

export function calendarFileRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeCalendarFile, async ({ ctx, actor, params }) => {
    const file = await seeCalendarFile(deps, actor, params.id);
    if (!file.ok) return file;
    // Not as an attachment: a phone then asks which calendar to add it to.
    ctx.set('Content-Disposition', `inline; filename="appuntamento-${params.id}.ics"`);
    return ok({ body: file.value });
  });
}
