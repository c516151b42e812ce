import { useEffect, useRef } from 'react';
import { type Appointment, customerOf, dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { appointments as words } from '../../../texts/appointments.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import * as css from './affected-appointments.css.ts';
import { DayLeaf } from './day-leaf.tsx';
import { ReachLinks } from './reach-links.tsx';

export type AffectedAppointment = Appointment & { readonly customerPhone?: string | null };

type AffectedAppointmentsProps = { appointments: readonly AffectedAppointment[]; zone: string };

/** What a change would leave outside, before it is saved: the second view of the dialog in which it is made. It takes the focus, to be read. */
export function AffectedAppointments({ appointments, zone }: AffectedAppointmentsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div className={css.view}>
      <ul ref={list} tabIndex={-1} className={css.list} aria-label={outside.list}>
        {appointments.map(appointment => (
          <li key={appointment.id} className={css.item}>
            <DayLeaf day={dayOf(appointment, zone)} />
            <div className={css.text}>
              <p className={css.name}>{customerOf(appointment)}</p>
              <p className={css.facts}>
                {outside.facts(
                  words.between(appointment.time, appointment.endTime),
                  appointment.serviceName,
                  stylistOf(appointment),
                )}
              </p>
              <ReachLinks phone={appointment.customerPhone} customer={customerOf(appointment) ?? ''} />
            </div>
          </li>
        ))}
      </ul>
      <Alert tone="info">{outside.stay(appointments.length)}</Alert>
    </div>
  );
}
