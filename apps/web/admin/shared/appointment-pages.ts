import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as contract from '../../../../adapters/http/contract/appointments.ts';
import { byAddress, call } from '../../shared/requests/calls.ts';
import { nextCursorOf, pageAfter } from './list-pages.ts';

const pageAppointments = byAddress<typeof contract.pageAppointments>({
  method: 'GET',
  path: '/api/appointments',
});

export type AppointmentFilter = {
  readonly stylistId?: number | undefined;
  readonly userId?: number;
  /** Words of a customer's name, username, e-mail or phone; '' for everybody's. */
  readonly search?: string;
};

/** Appointments newest first, part by part. What was shown stays until what another filter finds is there. */
export function useAppointmentPages({ search, ...filter }: AppointmentFilter) {
  return useInfiniteQuery({
    queryKey: ['appointments', 'pages', { ...filter, search }],
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
