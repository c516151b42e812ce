import { useRef } from 'react';
import { capitalised, formatDay } from '../../../format/days.ts';
import { type Appointment, dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { adminCustomers as words } from '../../../texts/admin/customers.ts';
import { appointments } from '../../../texts/appointments.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useStaffMoving } from '../../shared/moving/use-staff-moving.ts';
import * as css from './next-appointment.css.ts';

export function NextAppointment({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [move, moveDialog] = useStaffMoving(() => heading.current);
  const when = `${capitalised(formatDay(dayOf(appointment, zone), 'short'))}, ${appointment.time}`;
  return (
    <section className={css.next} aria-labelledby="prossimo-del-cliente">
      <div>
        <h3 ref={heading} id="prossimo-del-cliente" tabIndex={-1} className={css.title}>
          {words.next}
        </h3>
        <p className={css.when}>{when}</p>
        <p>
          {appointment.serviceName} {appointments.people(null, stylistOf(appointment))}
        </p>
      </div>
      <Button
        variant="ghost"
        size="s"
        aria-label={appointments.moveLabel(appointment.serviceName, when)}
        onClick={() => move(appointment)}
      >
        {appointments.move}
      </Button>
      {moveDialog}
    </section>
  );
}
