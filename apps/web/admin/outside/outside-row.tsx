import { customerOf, dayOf, stylistOf } from '../../shared/appointments/appointment.ts';
import { outside as words } from '../../texts/admin/outside.ts';
import { appointments as appointmentWords } from '../../texts/appointments.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePassFocusOn } from '../../ui/layout/use-pass-focus-on.ts';
import { DayLeaf } from '../shared/affected/day-leaf.tsx';
import { type OutsideAppointment, useKeep } from '../shared/affected/outside-appointments.ts';
import { ReachLinks } from '../shared/affected/reach-links.tsx';
import * as css from './outside-panel.css.ts';

type OutsideRowProps = {
  appointment: OutsideAppointment;
  zone: string;
  /** Of the list, once this has left it. */
  toHeading: () => HTMLElement | null;
  onMove: () => void;
  onCancel: () => void;
};

export function OutsideRow({ appointment, zone, toHeading, ...on }: OutsideRowProps) {
  const row = usePassFocusOn<HTMLLIElement>(toHeading);
  const { keep, keeping } = useKeep(appointment.id);
  const { time, endTime, serviceName, outsideReason, customerPhone } = appointment;
  const customer = customerOf(appointment) ?? '';
  return (
    <li ref={row} className={css.row}>
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
          onClick={() => void keep()}
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
