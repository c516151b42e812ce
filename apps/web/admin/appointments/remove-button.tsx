import { Trash2 } from 'lucide-react';
import { customerOf } from '../../shared/appointments/appointment.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { Button } from '../../ui/button/button.tsx';
import type { AppointmentRowProps } from './appointment-row.tsx';

/** Only what is confirmed can be deleted. */
export function RemoveButton({ appointment, onRemove }: Omit<AppointmentRowProps, 'zone'>) {
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
