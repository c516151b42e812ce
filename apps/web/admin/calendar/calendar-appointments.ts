import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAppointments } from '../../../../adapters/http/contract/addresses.ts';
import type { IsoDate } from '../../format/days.ts';
import type { Appointment } from '../../shared/appointments/appointment.ts';
import { call } from '../../shared/requests/calls.ts';
import { appointmentsKey } from '../../shared/requests/query-keys.ts';

export type Range = { readonly from: IsoDate; readonly to: IsoDate; readonly stylistId?: number };

/** The appointments of some days, without cancelled ones, earliest first. The previous days stay until the next arrive. */
export function useCalendarAppointments(range: Range) {
  return useQuery({
    queryKey: appointmentsKey('calendar', range),
    queryFn: ({ signal }) => call(listAppointments, { query: range, signal }),
    select: withoutCancelled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function withoutCancelled(appointments: readonly Appointment[]): readonly Appointment[] {
  return appointments.filter(({ status }) => status !== 'cancelled').toReversed();
}
