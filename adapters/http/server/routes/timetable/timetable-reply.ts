import { Temporal } from 'temporal-polyfill';
import type { AppointmentWithCustomer } from '../../../../../core/booking/appointment-view.ts';
import type { Opening, Week } from '../../../../../core/calendar/shop-hours.ts';
import type { DateRange } from '../../../../../core/calendar/timetable.ts';
import { ok, type Problem, type Result } from '../../../../../core/problem.ts';
import type { Changed } from '../../../../../core/timetable/change-timetable.ts';
import type { RouteDeps } from '../../route.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { replyWithCustomer } from '../appointment-routes.ts';

export type TimetableDeps = RouteDeps & Pick<ServerDeps, 'timetables' | 'appointments' | 'services'>;

export const sent = <T, B, P extends Problem>(result: Result<T, P>, replyOf: (value: T) => B) =>
  result.ok ? ok({ body: replyOf(result.value) }) : result;

export const nothing = (): undefined => undefined;

export const changedReply =
  <T, B extends object>(replyOf: (entry: T) => B) =>
  ({ entry, affected }: Changed<T>) => ({ ...replyOf(entry), affected: affected.map(replyWithCustomer) });

export const foreseenReply = (visits: readonly AppointmentWithCustomer[]) => ({
  appointments: visits.map(replyWithCustomer),
});

export const rangeOf = ({ from, to }: { readonly from: string; readonly to: string }): DateRange => ({
  from: Temporal.PlainDate.from(from),
  to: Temporal.PlainDate.from(to),
});

export const rangeReply = ({ from, to }: DateRange) => ({ from: from.toString(), to: to.toString() });

export const openingReply = (opening: Opening) => [...opening];

export const weekReply = (week: Week) => week.map(openingReply);
