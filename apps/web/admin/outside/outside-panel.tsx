import { X } from 'lucide-react';
import { useRef } from 'react';
import { useShop } from '../../shared/shop/shop-data.ts';
import { outside as words } from '../../texts/admin/outside.ts';
import { controls } from '../../texts/controls.ts';
import type { OutsideAppointment } from '../shared/affected/outside-appointments.ts';
import { useStaffMoving } from '../shared/moving/use-staff-moving.ts';
import { useRemoveDialog } from '../shared/remove-dialog.tsx';
import * as css from './outside-panel.css.ts';
import { OutsideRow } from './outside-row.tsx';

type OutsidePanelProps = { appointments: readonly OutsideAppointment[]; onClose: () => void };

/** What a changed timetable has left outside: each is called about, kept or cancelled. */
export default function OutsidePanel({ appointments, onClose }: OutsidePanelProps) {
  const zone = useShop().data?.zone ?? 'Europe/Rome';
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current;
  const [ask, question] = useRemoveDialog(zone, toHeading);
  const [move, moveDialog] = useStaffMoving(toHeading);
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
            {...{ appointment, zone, toHeading }}
            onMove={() => move(appointment)}
            onCancel={() => ask(appointment)}
          />
        ))}
      </ul>
      {question}
      {moveDialog}
    </section>
  );
}
