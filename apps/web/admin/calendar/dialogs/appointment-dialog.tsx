import { type Appointment, customerOf, writtenDayOf } from '../../../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../../../shared/appointments/appointment-facts.tsx';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { admin } from '../../../texts/admin/dashboard.ts';
import { appointments } from '../../../texts/appointments.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

type VisitDialogProps = {
  /** Null while nothing is looked at. */
  visit: Appointment | null;
  /** It was cancelled elsewhere while it is looked at. */
  cancelled: boolean;
  zone: string;
  onClose: () => void;
  onRemove: (visit: Appointment) => void;
};

export function VisitDialog({ visit, cancelled, zone, onClose, onRemove }: VisitDialogProps) {
  return (
    <Dialog
      open={visit !== null}
      onOpenChange={onClose}
      title={visit && customerOf(visit)}
      description={
        visit && (
          <>
            {visit.serviceName}
            <br />
            {writtenDayOf(visit, zone)}, {appointments.between(visit.time, visit.endTime)}
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.close}
          </Button>
          {visit?.status === 'confirmed' && !cancelled && (
            <Button variant="danger" onClick={() => onRemove(visit)}>
              {admin.remove.button}
            </Button>
          )}
        </>
      }
    >
      {cancelled && <Alert tone="info">{words.cancelledMeanwhile}</Alert>}
      {visit && <AppointmentFacts appointment={visit} />}
    </Dialog>
  );
}
