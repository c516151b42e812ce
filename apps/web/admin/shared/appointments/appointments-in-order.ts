import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAppointments } from '../../../../../adapters/http/contract/addresses.ts';
import type { IsoDate } from '../../../format/days.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { call } from '../../../shared/requests/calls.ts';
import { appointmentsKey } from '../../../shared/requests/query-keys.ts';
import type { AppointmentFilter } from '../appointment-pages.ts';

type Days = { readonly from: IsoDate; readonly to?: IsoDate };

/** The appointments of some days, or from a day on, as they will come: earliest first. */
export function useAppointmentsInOrder({ search, ...filter }: AppointmentFilter, days: Days) {
  const query = { ...filter, ...days, search: search || undefined };
  const found = useQuery({
    queryKey: appointmentsKey('list', query),
    queryFn: ({ signal }) => call(listAppointments, { query, signal }),
    select: earliestFirst,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...found, isFetchNextPageError: false };
}

const earliestFirst = (newestFirst: readonly Appointment[]) => newestFirst.toReversed();

/** How many are shown at first, and with each further press. */
const [first, more] = [30, 120];

/** The first part of a long list that is all there, and the way to more of it. */
export function useShownPart<T>(items: readonly T[]) {
  const [limit, setLimit] = useState(first);
  const pages = {
    hasNextPage: items.length > limit,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => Promise.resolve(setLimit(limit + more)),
  };
  return { shown: items.slice(0, limit), pages };
}
