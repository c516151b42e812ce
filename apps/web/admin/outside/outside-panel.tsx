import { X } from 'lucide-react';
import { useRef } from 'react';
import { customerOf, dayOf, stylistOf } from '../../shared/appointments/appointment.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { outside as words } from '../../texts/admin/outside.ts';
import { appointments as appointmentWords } from '../../texts/appointments.ts';
import { controls } from '../../texts/controls.ts';
import { Button } from '../../ui/button/button.tsx';
import { DayLeaf } from '../shared/affected/day-leaf.tsx';
import { ReachLinks } from '../shared/affected/reach-links.tsx';
import { useRemoveDialog } from '../shared/remove-dialog.tsx';
import { type OutsideAppointment, useKeep } from './outside-appointments.ts';
import * as css from './outside-panel.css.ts';

type OutsidePanelProps = { appointments: readonly OutsideAppointment[]; onClose: () => void };

/** What a changed timetable has left outside: each is called about, kept or cancelled. */
export default function OutsidePanel({ appointments, onClose }: OutsidePanelProps) {
  const zone = useShop().data?.zone ?? 'Europe/Rome';
  const heading = useRef<HTMLHeadingElement>(null);
  const [ask, question] = useRemoveDialog(zone, () => heading.current);
  const { keep, keeping } = useKeep();
  return (
    <section className={css.panel} aria-labelledby="da-sistemare">
      <div className={css.head}>
        <h2 ref={heading} id="da-sistemare" tabIndex={-1} className={css.title}>
          {words.toDealWith}
        </h2>
        <button type="button" className={css.close} aria-label={controls.close} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <p className={css.lead}>{appointments.length === 0 ? words.allDealtWith : words.lead}</p>
      <ul className={css.list}>
        {appointments.map(appointment => (
          <OutsideRow
            key={appointment.id}
            {...{ appointment, zone }}
            keeping={keeping === appointment.id}
            onKeep={() => {
              heading.current?.focus();
              void keep(appointment.id);
            }}
            onCancel={() => ask(appointment)}
          />
        ))}
      </ul>
      {question}
    </section>
  );
}

type OutsideRowProps = {
  appointment: OutsideAppointment;
  zone: string;
  keeping: boolean;
  onKeep: () => void;
  onCancel: () => void;
};

function OutsideRow({ appointment, zone, keeping, onKeep, onCancel }: OutsideRowProps) {
  const { time, endTime, serviceName, outsideReason, customerPhone } = appointment;
  const customer = customerOf(appointment) ?? '';
  return (
    <li className={css.row}>
      <DayLeaf day={dayOf(appointment, zone)} />
      <div className={css.text}>
        <p className={css.name}>{customer}</p>
        <p className={css.facts}>
          {`${appointmentWords.between(time, endTime)} · ${serviceName}, ${appointmentWords.people(null, stylistOf(appointment))}`}
        </p>
        <p className={css.why}>{outsideReason.text}</p>
      </div>
      <ReachLinks phone={customerPhone} customer={customer} />
      <div className={css.actions}>
        <Button
          variant="ghost"
          size="s"
          loading={keeping}
          aria-label={words.keepLabel(customer, serviceName)}
          onClick={onKeep}
        >
          {words.keep}
        </Button>
        <Button
          variant="ghost"
          className={css.cancel}
          size="s"
          aria-label={words.cancelLabel(customer, serviceName)}
          onClick={onCancel}
        >
          {words.cancel}
        </Button>
      </div>
    </li>
  );
}
