import {
  type Appointment,
  customerOf,
  stylistOf,
  writtenDayOf,
} from '../../shared/appointments/appointment.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { appointments } from '../../texts/appointments.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

const words = admin.remove;

type RemoveDialogProps = {
  /** The appointment in question; null while nothing is asked. */
  appointment: Appointment | null;
  zone: string;
  busy: boolean;
  onConfirm: (appointment: Appointment) => void;
  onClose: () => void;
  /** Where the focus goes when the appointment can no longer be deleted. */
  otherwiseFocus?: () => HTMLElement | null | undefined;
};

/** What administrators see as deletion is a cancellation: the appointment stays in the customer's list. */
export function RemoveDialog({ appointment, zone, onConfirm, onClose, ...rest }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      open={appointment !== null}
      onOpenChange={onClose}
      title={appointment && words.question(customerOf(appointment) ?? '', appointment.serviceName)}
      description={
        appointment && (
          <>
            <p>
              {writtenDayOf(appointment, zone)}, {appointments.between(appointment.time, appointment.endTime)}
            </p>
            <p>{appointments.people(null, stylistOf(appointment))}</p>
          </>
        )
      }
      confirmLabel={words.button}
      onConfirm={() => appointment && onConfirm(appointment)}
      danger
    />
  );
}
