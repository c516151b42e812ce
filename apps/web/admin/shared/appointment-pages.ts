import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { pageAppointments } from '../../../../adapters/http/contract/addresses.ts';
import type { IsoDate } from '../../format/days.ts';
import type { Appointment } from '../../shared/appointments/appointment.ts';
import { call } from '../../shared/requests/calls.ts';
import { appointmentsKey } from '../../shared/requests/query-keys.ts';
import { nextCursorOf, pageAfter } from './list-pages.ts';

export type AppointmentFilter = {
  readonly stylistId?: number | undefined;
  readonly userId?: number;
  readonly status?: Appointment['status'] | undefined;
  /** The last day. */
  readonly to?: IsoDate;
  /** Words of a customer's name, username, e-mail or phone; '' for everybody's. */
  readonly search?: string;
};

/** Appointments page by page, newest first. The previous results stay until those of another filter arrive. */
export function useAppointmentPages({ search, ...filter }: AppointmentFilter) {
  return useInfiniteQuery({
    queryKey: appointmentsKey('pages', { ...filter, search }),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(pageAppointments, {
        query: { ...filter, search: search || undefined, ...pageAfter(cursor) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextCursorOf,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
