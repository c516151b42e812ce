import { IdCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Appointment, customerOf, writtenDayOf } from '../../../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../../../shared/appointments/appointment-facts.tsx';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { admin } from '../../../texts/admin/dashboard.ts';
import { visitEditing as editing } from '../../../texts/admin/visit-editing.ts';
import { visits as words } from '../../../texts/admin/visits.ts';
import { appointments } from '../../../texts/appointments.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import * as reach from '../affected/reach-links.css.ts';
import { ReachLinks } from '../affected/reach-links.tsx';
import { hasBegun } from './begun.ts';
import { LastTime } from './last-time.tsx';
import { Later } from './later.tsx';
import { OutcomePart } from './outcome-part.tsx';
import { Story } from './story.tsx';
import * as css from './visit-dialog.css.ts';

type VisitDialogProps = {
  appointment: Appointment;
  /** That it was cancelled or moved away elsewhere while it is looked at. */
  gone: string | undefined;
  zone: string;
  onClose: () => void;
  onEdit: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
  onRemove: (appointment: Appointment) => void;
  otherwiseFocus: () => HTMLElement | null | undefined;
};

/** One appointment as the shop looks at it: how to reach whoever comes, what can be done with it, and what was. */
export default function VisitDialog(props: VisitDialogProps) {
  const { appointment, gone, zone, onClose, onMove, onRemove } = props;
  const open = appointment.status === 'confirmed' && !gone;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={customerOf(appointment)}
      description={
        <>
          {appointment.serviceName}
          <br />
          {writtenDayOf(appointment, zone)}, {appointments.between(appointment.time, appointment.endTime)}
          <Overridden appointment={appointment} />
        </>
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.close}
          </Button>
          {open && (
            <>
              <Button variant="danger" onClick={() => onRemove(appointment)}>
                {admin.remove.button}
              </Button>
              <Button onClick={() => onMove(appointment)}>{appointments.move}</Button>
            </>
          )}
        </>
      }
      otherwiseFocus={props.otherwiseFocus}
    >
      <div className={css.parts}>
        {gone && <Alert tone="info">{gone}</Alert>}
        <AppointmentFacts appointment={appointment} />
        {appointment.staffNotes && (
          <p className={css.staffNotes}>{editing.staffNotesSaid(appointment.staffNotes)}</p>
        )}
        {appointment.status !== 'cancelled' && !gone && (
          <div>
            <Button variant="ghost" size="s" onClick={() => props.onEdit(appointment)}>
              {editing.open}
            </Button>
          </div>
        )}
        <Customer {...{ appointment, zone }} />
        {!gone && <Doing {...{ appointment, zone }} onDone={onClose} />}
        <Story id={appointment.id} zone={zone} />
      </div>
    </Dialog>
  );
}

function Overridden({ appointment: { overridden } }: { appointment: Appointment }) {
  if (!overridden) return null;
  return <span className={css.overridden}>{words.overridden}</span>;
}

type Part = { appointment: Appointment; zone: string };

/** How to reach the customer, their own page, and when they came before; nothing of who left no name. */
function Customer({ appointment, zone }: Part) {
  const customer = customerOf(appointment) ?? '';
  const { userId } = appointment;
  if (userId === null) return null;
  return (
    <div>
      <div className={reach.ways}>
        <ReachLinks phone={appointment.customerPhone} customer={customer} />
        <Link
          className={reach.way}
          to={`/admin?scheda=clienti&cliente=${userId}`}
          aria-label={words.cardOf(customer)}
        >
          <IdCard className={reach.icon} size={18} strokeWidth={1.7} aria-hidden="true" />
          {words.card}
        </Link>
      </div>
      <LastTime {...{ appointment, userId, zone }} />
    </div>
  );
}

/** Later while it can still be; from its start on what became of it. */
function Doing({ appointment, zone, onDone }: Part & { onDone: () => void }) {
  const now = useWallClock(zone);
  if (!now || appointment.status === 'cancelled') return null;
  return (
    <>
      {appointment.status === 'confirmed' && <Later {...{ appointment, now, zone, onDone }} />}
      {hasBegun(appointment, now, zone) && <OutcomePart key={appointment.id} {...{ appointment, onDone }} />}
    </>
  );
}
