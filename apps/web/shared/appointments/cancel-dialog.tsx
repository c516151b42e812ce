import type { ReactNode } from 'react';
import { appointments as words } from '../../texts/appointments.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { type Appointment, customerOf, stylistOf, writtenDayOf } from './appointment.ts';
import * as css from './cancel-dialog.css.ts';

type CancelDialogProps = {
  /** The appointment in question; null while nothing is asked. */
  appointment: Appointment | null;
  zone: string;
  busy: boolean;
  onConfirm: (appointment: Appointment) => void;
  onClose: () => void;
  /** Where the focus goes when the appointment has left the list. */
  otherwiseFocus: () => HTMLElement | null | undefined;
  /** Another way out. */
  children?: ReactNode;
};

export function CancelDialog({ appointment, zone, onConfirm, onClose, ...rest }: CancelDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      open={appointment !== null}
      onOpenChange={onClose}
      title={words.question.title}
      description={appointment && <AppointmentSummary appointment={appointment} zone={zone} />}
      confirmLabel={words.question.confirm}
      cancelLabel={words.question.keep}
      onConfirm={() => appointment && onConfirm(appointment)}
      danger
    />
  );
}

function AppointmentSummary({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const { serviceName, time, endTime } = appointment;
  return (
    <>
      <p className={css.service}>{serviceName}</p>
      <p>
        {writtenDayOf(appointment, zone)}, {words.between(time, endTime)}
      </p>
      <p>{words.people(customerOf(appointment), stylistOf(appointment))}</p>
    </>
  );
}
