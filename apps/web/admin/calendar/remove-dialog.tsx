import { type Appointment, customerOf, stylistOf, writtenDayOf } from '../../parts/appointment.ts';
import { calendar as words } from '../../texts/admin-calendar.ts';
import { appointments } from '../../texts/appointments.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type RemoveDialogProps = {
  /** The visit in question; null while nothing is asked. */
  visit: Appointment | null;
  zone: string;
  busy: boolean;
  onConfirm: (visit: Appointment) => void;
  onClose: () => void;
};

/** What administrators see as deletion is a cancellation: the visit stays in the customer's list. */
export function RemoveDialog({ visit, zone, busy, onConfirm, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
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
      confirmLabel={words.removeButton}
      onConfirm={() => visit && onConfirm(visit)}
      busy={busy}
      danger
    />
  );
}
