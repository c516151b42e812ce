import { customerOf, dayOf, stylistOf } from '../../shared/appointments/appointment.ts';
import { outside as words } from '../../texts/admin/outside.ts';
import { appointments as appointmentWords } from '../../texts/appointments.ts';
import { Button } from '../../ui/button/button.tsx';
import { DayLeaf } from '../shared/affected/day-leaf.tsx';
import { type OutsideAppointment } from '../shared/affected/outside-appointments.ts';
import { ReachLinks } from '../shared/affected/reach-links.tsx';
import * as css from './outside-panel.css.ts';

type OutsideRowProps = {
  appointment: OutsideAppointment;
  zone: string;
  keeping: boolean;
  onMove: () => void;
  onKeep: () => void;
  onCancel: () => void;
};

export function OutsideRow({ appointment, zone, keeping, ...on }: OutsideRowProps) {
  const { time, endTime, serviceName, outsideReason, customerPhone } = appointment;
  const customer = customerOf(appointment) ?? '';
  return (
    <li className={css.row}>
      <DayLeaf day={dayOf(appointment, zone)} />
      <div className={css.text}>
        <p className={css.name}>{customer}</p>
        <p className={css.facts}>
          {words.facts(appointmentWords.between(time, endTime), serviceName, stylistOf(appointment))}
        </p>
        <p className={css.why}>{outsideReason.text}</p>
      </div>
      <ReachLinks phone={customerPhone} customer={customer} />
      <div className={css.actions}>
        <Button
          variant="ghost"
          size="s"
          aria-label={appointmentWords.moveLabel(serviceName, customer)}
          onClick={on.onMove}
        >
          {appointmentWords.move}
        </Button>
        <Button
          variant="ghost"
          size="s"
          loading={keeping}
          aria-label={words.keepLabel(customer, serviceName)}
          onClick={on.onKeep}
        >
          {words.keep}
        </Button>
        <Button
          variant="ghost"
          className={css.cancel}
          size="s"
          aria-label={words.cancelLabel(customer, serviceName)}
          onClick={on.onCancel}
        >
          {words.cancel}
        </Button>
      </div>
    </li>
  );
}
