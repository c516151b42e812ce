import { formatDay } from '../format/days.ts';
import { type Appointment, dayOf } from '../shared/appointments/appointment.ts';
import { appointments as words } from '../texts/appointments.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { useServiceOf } from './appointments.ts';

type CancelButtonProps = {
  appointment: Appointment;
  zone: string;
  onCancel: (appointment: Appointment) => void;
};

/** Says to everybody which appointment it is about. */
export function CancelButton({ appointment, zone, onCancel }: CancelButtonProps) {
  const when = `${formatDay(dayOf(appointment, zone), 'full')}, ${appointment.time}`;
  return (
    <Button
      variant="ghost"
      size="s"
      aria-label={words.cancelLabel(appointment.serviceName, when)}
      onClick={() => onCancel(appointment)}
    >
      {words.cancel}
    </Button>
  );
}

/** The same service with the same stylist; not offered for a service that has left the list. */
export function BookAgainLink({ appointment }: { appointment: Appointment }) {
  const { data: service } = useServiceOf(appointment);
  const { serviceId, stylistId, serviceName } = appointment;
  if (service?.archived) return null;
  return (
    <ButtonLink
      to={`/booking?servizio=${serviceId}&stylist=${stylistId}`}
      variant="ghost"
      size="s"
      aria-label={words.bookAgainLabel(serviceName)}
    >
      {words.bookAgain}
    </ButtonLink>
  );
}
