import { useQuery } from '@tanstack/react-query';
import { listAppointments, seeService } from '../../../adapters/http/contract/addresses.ts';
import type { Appointment } from '../shared/appointments/appointment.ts';
import { call } from '../shared/requests/calls.ts';
import { appointmentsKey, serviceKey } from '../shared/requests/query-keys.ts';

export type Classification = Appointment['classification'];

/** One's own, or everybody's for an administrator. */
export function useAppointments() {
  return useQuery({
    queryKey: appointmentsKey('list'),
    queryFn: ({ signal }) => call(listAppointments, { signal }),
  });
}

/** The service of an appointment as it is now: for its picture. */
export function useServiceOf({ serviceId }: Appointment) {
  return useQuery({
    queryKey: serviceKey(serviceId),
    queryFn: ({ signal }) => call(seeService, { params: { id: serviceId }, signal }),
  });
}

/** The appointments of a tab: upcoming ones soonest first, the others newest first. */
export function appointmentsUnder(
  classification: Classification,
  appointments: readonly Appointment[],
): readonly Appointment[] {
  const newestFirst = appointments
    .filter(appointment => appointment.classification === classification)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id);
  return classification === 'upcoming' ? newestFirst.toReversed() : newestFirst;
}
