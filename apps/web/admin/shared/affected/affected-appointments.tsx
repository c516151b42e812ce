import { formatDay, type IsoDate } from '../../../format/days.ts';
import { type Appointment, customerOf, dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { appointments as words } from '../../../texts/appointments.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import * as css from './affected-appointments.css.ts';

type AffectedAppointmentsProps = { appointments: readonly Appointment[]; zone: string };

/** What a change would leave outside, before it is saved: the second view of the dialog in which it is made. */
export function AffectedAppointments({ appointments, zone }: AffectedAppointmentsProps) {
  return (
    <>
      <ul className={css.list}>
        {appointments.map(appointment => (
          <li key={appointment.id} className={css.item}>
            <DayLeaf day={dayOf(appointment, zone)} />
            <div>
              <p className={css.name}>{customerOf(appointment)}</p>
              <p className={css.facts}>
                {words.between(appointment.time, appointment.endTime)} · {appointment.serviceName},{' '}
                {words.people(null, stylistOf(appointment))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Alert tone="info">{outside.stay}</Alert>
    </>
  );
}

/** A day as on a calendar's leaf. */
function DayLeaf({ day }: { day: IsoDate }) {
  const [weekday, number, month] = formatDay(day, 'brief').split(' ');
  return (
    <time dateTime={day} className={css.leaf}>
      <span>{weekday}</span> <span className={css.number}>{number}</span> <span>{month}</span>
    </time>
  );
}
