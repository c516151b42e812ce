import { seeCalendarFile } from '../../../../../core/booking/calendar-file/see-calendar-file.ts';
import { cancelAppointment } from '../../../../../core/booking/cancel-appointment.ts';
import { confirmAddress, type OpenedLink, openLink } from '../../../../../core/booking/links/open-link.ts';
import { moveAppointment } from '../../../../../core/booking/moving/move-appointment.ts';
import { seeMovingDays, seeMovingTimes } from '../../../../../core/booking/moving/see-moving-times.ts';
import { PersonGone } from '../../../../../core/ports/agendas.ts';
import { ok, type Problem, type Result } from '../../../../../core/problem.ts';
import { plainDate } from '../../../../../core/wall-clock.ts';
import * as calls from '../../../contract/visits/links.ts';
import type { Context, Routes } from '../../context.ts';
import { type RouteDeps, route } from '../../route.ts';
import { withinChanges } from '../../security/within-limits.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { visitorOf } from '../../session/visitor.ts';
import { appointmentReply, momentOf } from '../appointment-routes.ts';
import { daysReply, rangeOf } from '../calendar-routes.ts';

type Deps = RouteDeps &
  Pick<
    ServerDeps,
    'visitLinks' | 'mailAddresses' | 'tokens' | 'limits' | 'agendas' | 'appointments' | 'histories'
  > &
  Pick<ServerDeps, 'timetables' | 'calendarFiles' | 'shop'>;

/** For this one call the caller acts as the appointment's owner; sessions are neither read nor begun. */
export function linkRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.openVisit, ({ ctx, body }) =>
    opened(deps, ctx, body, async ({ appointment }) => ok({ body: appointmentReply(appointment) })),
  );

  route(router, deps, calls.seeVisitTimes, ({ ctx, body }) =>
    opened(deps, ctx, body, async ({ actor, appointment: { id } }) => {
      const date = plainDate(body.date);
      const day = await seeMovingTimes(deps, actor, date, { id, stylistId: body.stylistId });
      return day.ok ? ok({ body: [...day.value] }) : day;
    }),
  );

  route(router, deps, calls.seeVisitDays, ({ ctx, body }) =>
    opened(deps, ctx, body, async ({ actor, appointment: { id } }) => {
      const days = await seeMovingDays(deps, actor, rangeOf(body), { id, stylistId: body.stylistId });
      return days.ok ? ok({ body: daysReply(days.value) }) : days;
    }),
  );

  route(router, deps, calls.moveVisit, ({ ctx, body }) =>
    acted(deps, ctx, body, async ({ actor, appointment: { id } }) => {
      const from = { ...body.from, date: plainDate(body.from.date) };
      const where = { ...momentOf(body), stylistId: body.stylistId, from };
      const move = () => moveAppointment(deps, actor, id, where);
      const moved = await withinChanges(deps, { ctx, actor }, { change: 'move', id, to: where }, move);
      return moved.ok ? ok({ body: appointmentReply(moved.value) }) : moved;
    }),
  );

  route(router, deps, calls.cancelVisit, ({ ctx, body }) =>
    acted(deps, ctx, body, async ({ actor, appointment: { id } }) => {
      const cancel = () => cancelAppointment(deps, actor, id);
      const cancelled = await withinChanges(deps, { ctx, actor }, { change: 'cancel', id }, cancel);
      return cancelled.ok ? ok({ body: appointmentReply(cancelled.value) }) : cancelled;
    }),
  );

  route(router, deps, calls.seeVisitFile, ({ ctx, body }) =>
    opened(deps, ctx, body, async ({ actor, appointment: { id } }) => {
      const file = await seeCalendarFile(deps, actor, id);
      return file.ok ? ok({ body: { file: file.value } }) : file;
    }),
  );
}

const acted: typeof opened = (deps, ctx, body, act) =>
  opened(deps, ctx, body, async link => {
    const done = await act(link);
    // It is done, whether or not this succeeds.
    if (done.ok)
      await confirmAddress(deps, link.actor, body.secret).catch(
        (error: unknown) => void ctx.app.emit('error', error, ctx),
      );
    return done;
  });

/** Retried when its owner has been merged into somebody else since the link was opened. */
async function opened<T>(
  deps: Deps,
  ctx: Context,
  { secret }: { readonly secret: string },
  act: (link: OpenedLink) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  const attempt = async () => {
    const link = await openLink(deps, visitorOf(ctx, deps), secret);
    return link.ok ? act(link.value) : link;
  };
  return attempt().catch((error: unknown) => {
    if (error instanceof PersonGone) return attempt();
    throw error;
  });
}
