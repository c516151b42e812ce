import { useQuery } from '@tanstack/react-query';
import { pageAppointments } from '../../../../../adapters/http/contract/addresses.ts';
import { formatDay } from '../../../format/days.ts';
import { type Appointment, dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { call } from '../../../shared/requests/calls.ts';
import { appointmentsKey } from '../../../shared/requests/query-keys.ts';
import { visits as words } from '../../../texts/admin/visits.ts';
import { appointments } from '../../../texts/appointments.ts';
import * as css from './visit-dialog.css.ts';

/** As many as somebody may have cancelled in a row. */
const looked = 20;

type LastTimeProps = { appointment: Appointment; userId: number; zone: string };

/** When the customer came before; nothing until it is known. */
export function LastTime({ appointment, userId, zone }: LastTimeProps) {
  const query = { userId, to: dayOf(appointment, zone), limit: looked };
  const { data } = useQuery({
    queryKey: appointmentsKey('before', query),
    queryFn: async ({ signal }) => (await call(pageAppointments, { query, signal })).items,
    staleTime: 0,
  });
  if (!data) return null;
  const last = data.find(({ status, date }) => status !== 'cancelled' && date < appointment.date);
  return <p className={css.lastTime}>{last ? saidOf(last, zone) : words.firstTime}</p>;
}

function saidOf(last: Appointment, zone: string): string {
  const what = `${last.serviceName} ${appointments.people(null, stylistOf(last))}`;
  return words.lastTime(formatDay(dayOf(last, zone), 'full'), what, last.missed === true);
}
