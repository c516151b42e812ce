import { Trash2 } from 'lucide-react';
import { type Appointment, customerOf } from '../../shared/appointments/appointment.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { Button } from '../../ui/button/button.tsx';

export type RemoveButtonProps = {
  appointment: Appointment;
  onRemove: (appointment: Appointment) => void;
};

/** Only a confirmed appointment can be deleted. */
export function RemoveButton({ appointment, onRemove }: RemoveButtonProps) {
  if (appointment.status !== 'confirmed') return null;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={admin.remove.label(customerOf(appointment) ?? '', appointment.serviceName)}
      onClick={() => onRemove(appointment)}
    >
      <Trash2 size={18} aria-hidden="true" />
    </Button>
  );
}
