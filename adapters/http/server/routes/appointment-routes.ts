import { clockTime, endTime } from '../../../../core/booking/appointment.ts';
import type { AppointmentView, AppointmentWithCustomer } from '../../../../core/booking/appointment-view.ts';
import { type Booked, bookAppointment, findSentBefore } from '../../../../core/booking/book-appointment.ts';
import { cancelAppointment } from '../../../../core/booking/cancel-appointment.ts';
import { editAppointment } from '../../../../core/booking/editing/edit-appointment.ts';
import { listAppointments, listAppointmentsByPage } from '../../../../core/booking/list-appointments.ts';
import { moveAppointment } from '../../../../core/booking/moving/move-appointment.ts';
import { setOutcome } from '../../../../core/booking/outcome/set-outcome.ts';
import { restoreAppointment } from '../../../../core/booking/restoring/restore-appointment.ts';
import { limits } from '../../../../core/people/limits.ts';
import type { AppointmentFilter } from '../../../../core/ports/appointments.ts';
import { ok } from '../../../../core/problem.ts';
import { plainDate, plainTimeOf } from '../../../../core/wall-clock.ts';
import * as calls from '../../contract/appointments.ts';
import type { Parsed } from '../../contract/call.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import { withinChanges, withinLimits } from '../security/within-limits.ts';
import type { ServerDeps } from '../server-deps.ts';
import { pageReply } from './page-reply.ts';
import { servicesAsked } from './services-asked.ts';

type Deps = RouteDeps &
  Pick<
    ServerDeps,
    'agendas' | 'appointments' | 'histories' | 'shop' | 'services' | 'timetables' | 'limits' | 'mostUpcoming'
  >;

export function appointmentRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.bookAppointment, async ({ ctx, actor, body }) => {
    const request = { ...body, ...momentOf(body), serviceIds: servicesAsked(body) ?? [] };
    const book = () => bookAppointment(deps, actor, request);
    const booked = await withinLimits(deps, { ctx, actor }, limits.bookings, book, isNew);
    if (!booked.ok && booked.problem.code === 'too-many-attempts') {
      const standing = await findSentBefore(deps, actor, request);
      return standing === undefined ? booked : ok({ status: 200, body: reply(standing) });
    }
    if (!booked.ok) return booked;
    return ok({ status: booked.value.repeated ? 200 : 201, body: reply(booked.value.appointment) });
  });

  route(router, deps, calls.pageAppointments, async ({ actor, query }) => {
    const cut = { limit: query.limit, after: query.cursor };
    const page = await listAppointmentsByPage(deps, actor, appointmentFilterOf(query), cut);
    return page.ok ? ok({ body: pageReply(page.value, reply) }) : page;
  });

  route(router, deps, calls.listAppointments, async ({ actor, query }) => {
    const appointments = await listAppointments(deps, actor, appointmentFilterOf(query));
    return appointments.ok ? ok({ body: appointments.value.map(reply) }) : appointments;
  });

  route(router, deps, calls.editAppointment, async ({ actor, params, body }) => {
    const edited = await editAppointment(deps, actor, params.id, body);
    return edited.ok ? ok({ body: replyWithCustomer(edited.value) }) : edited;
  });

  route(router, deps, calls.setOutcome, async ({ actor, params, body }) => {
    const from = body.from && { outcome: body.from.outcome, paid: body.from.price };
    const set = await setOutcome(deps, actor, params.id, { ...body, from });
    return set.ok ? ok({ body: replyWithCustomer(set.value) }) : set;
  });

  changeRoutes(router, deps);
}

const isNew = ({ repeated }: Booked): boolean => !repeated;

/** What customers change themselves, within limits. */
function changeRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.moveAppointment, async ({ ctx, actor, params, body }) => {
    const from = body.from && { ...body.from, date: plainDate(body.from.date) };
    const where = { ...body, ...momentOf(body), from };
    const move = () => moveAppointment(deps, actor, params.id, where);
    const moved = await withinChanges(
      deps,
      { ctx, actor },
      { change: 'move', id: params.id, to: where },
      move,
    );
    return moved.ok ? ok({ body: reply(moved.value) }) : moved;
  });

  route(router, deps, calls.cancelAppointment, async ({ ctx, actor, params, query }) => {
    const cancel = () => cancelAppointment(deps, actor, params.id, query.letter !== 'false');
    const cancelled = await withinChanges(deps, { ctx, actor }, { change: 'cancel', id: params.id }, cancel);
    return cancelled.ok ? ok({ body: reply(cancelled.value) }) : cancelled;
  });

  route(router, deps, calls.restoreAppointment, async ({ ctx, actor, params }) => {
    const restore = () => restoreAppointment(deps, actor, params.id);
    const restored = await withinChanges(deps, { ctx, actor }, { change: 'restore', id: params.id }, restore);
    return restored.ok ? ok({ body: reply(restored.value) }) : restored;
  });
}

export const momentOf = ({ date, time }: { readonly date: string; readonly time: string }) => ({
  date: plainDate(date),
  time: plainTimeOf(time),
});

/** The filter of a list of appointments. */
export function appointmentFilterOf(
  query: Parsed<typeof calls.listAppointments, 'query'>,
): AppointmentFilter {
  const { from, to, ...filter } = query;
  return {
    ...filter,
    from: from === undefined ? undefined : plainDate(from),
    to: to === undefined ? undefined : plainDate(to),
  };
}

/** An appointment as it is sent: the start as a moment in `date`, day and clock left to the reader's format. */
function reply({ customer, ...appointment }: AppointmentView): calls.AppointmentReply {
  return { ...appointmentReply(appointment), ...customer };
}

export function replyWithCustomer({ customer, ...appointment }: AppointmentWithCustomer) {
  return { ...appointmentReply(appointment), ...customer };
}

/** Without its customer. */
export const appointmentReply = ({
  startsAt,
  time,
  date: _,
  services,
  ...appointment
}: Omit<AppointmentView, 'customer'>) => ({
  ...appointment,
  services: [...services],
  date: startsAt.toString(),
  time: clockTime(time),
  endTime: clockTime(endTime({ time, duration: appointment.duration })),
});
