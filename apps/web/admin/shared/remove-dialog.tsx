import { type ReactNode, useState } from 'react';
import {
  type Appointment,
  customerOf,
  stylistOf,
  writtenDayOf,
} from '../../shared/appointments/appointment.ts';
import { useCancelAppointment } from '../../shared/appointments/cancel-appointment.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { appointments } from '../../texts/appointments.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { readerOf, useLetterTick } from './letters/use-letter-tick.tsx';

const words = admin.remove;

/**
 * Asks before an appointment is deleted, and deletes it. `otherwiseFocus`: where the focus goes when what opened the
 * dialog is gone.
 */
export function useRemoveDialog(
  zone: string,
  otherwiseFocus: RemoveDialogProps['otherwiseFocus'],
): [ask: (appointment: Appointment) => void, dialog: ReactNode] {
  const [asked, ask] = useState<Appointment | null>(null);
  const close = () => ask(null);
  const { cancel, busy } = useCancelAppointment(close);
  const { tick, letter } = useLetterTick('cancelled', asked && readerOf(asked));
  const onConfirm = ({ id }: Appointment) => void cancel({ id, letter });
  const props = { appointment: asked, zone, busy, onConfirm, otherwiseFocus, tick };
  return [ask, <RemoveDialog key="remove" {...props} onClose={close} />];
}

type RemoveDialogProps = {
  /** The appointment in question; null while nothing is asked. */
  appointment: Appointment | null;
  zone: string;
  busy: boolean;
  /** Whether the customer is written to. */
  tick: ReactNode;
  onConfirm: (appointment: Appointment) => void;
  onClose: () => void;
  otherwiseFocus: () => HTMLElement | null | undefined;
};

/** What administrators see as deletion is a cancellation: the appointment stays in the customer's list. */
function RemoveDialog({ appointment, zone, tick, onConfirm, onClose, ...rest }: RemoveDialogProps) {
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
    >
      {tick}
    </ConfirmDialog>
  );
}
