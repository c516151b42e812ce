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
  /** The visit in question; null while nothing is asked. */
  visit: Appointment | null;
  zone: string;
  busy: boolean;
  onConfirm: (visit: Appointment) => void;
  onClose: () => void;
  /** Where the focus goes when the visit can no longer be deleted. */
  otherwiseFocus?: () => HTMLElement | null | undefined;
};

/** What administrators see as deletion is a cancellation: the visit stays in the customer's list. */
export function RemoveDialog({ visit, zone, onConfirm, onClose, ...rest }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      open={visit !== null}
      onOpenChange={onClose}
      title={visit && words.question(customerOf(visit) ?? '', visit.serviceName)}
      description={
        visit && (
          <>
            <p>
              {writtenDayOf(visit, zone)}, {appointments.between(visit.time, visit.endTime)}
            </p>
            <p>{appointments.people(null, stylistOf(visit))}</p>
          </>
        )
      }
      confirmLabel={words.button}
      onConfirm={() => visit && onConfirm(visit)}
      danger
    />
  );
}
