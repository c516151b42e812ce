import { type Appointment, customerOf, writtenDayOf } from '../../../shared/appointments/appointment.ts';
import { AppointmentFacts } from '../../../shared/appointments/appointment-facts.tsx';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { admin } from '../../../texts/admin/dashboard.ts';
import { appointments } from '../../../texts/appointments.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

type AppointmentDialogProps = {
  /** Null while nothing is looked at. */
  appointment: Appointment | null;
  /** It was cancelled elsewhere while it is looked at. */
  cancelled: boolean;
  zone: string;
  onClose: () => void;
  onMove: (appointment: Appointment) => void;
  onRemove: (appointment: Appointment) => void;
};

export function AppointmentDialog({
  appointment,
  cancelled,
  zone,
  onClose,
  onMove,
  onRemove,
}: AppointmentDialogProps) {
  return (
    <Dialog
      open={appointment !== null}
      onOpenChange={onClose}
      title={appointment && customerOf(appointment)}
      description={
        appointment && (
          <>
            {appointment.serviceName}
            <br />
            {writtenDayOf(appointment, zone)}, {appointments.between(appointment.time, appointment.endTime)}
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.close}
          </Button>
          {appointment?.status === 'confirmed' && !cancelled && (
            <>
              <Button variant="danger" onClick={() => onRemove(appointment)}>
                {admin.remove.button}
              </Button>
              <Button onClick={() => onMove(appointment)}>{appointments.move}</Button>
            </>
          )}
        </>
      }
    >
      {cancelled && <Alert tone="info">{words.cancelledMeanwhile}</Alert>}
      {appointment && <AppointmentFacts appointment={appointment} />}
    </Dialog>
  );
}
