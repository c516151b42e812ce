import { formatDay } from '../format/days.ts';
import { type Appointment, dayOf } from '../shared/appointments/appointment.ts';
import { appointments as words } from '../texts/appointments.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import * as css from './appointment-card.css.ts';
import { useServiceOf } from './appointments.ts';

type AppointmentActionsProps = {
  appointment: Appointment;
  zone: string;
  onMove: (appointment: Appointment) => void;
  onCancel: (appointment: Appointment) => void;
};

/** Of one that is to come. Each says to everybody which appointment it is about. */
export function AppointmentActions({ appointment, zone, onMove, onCancel }: AppointmentActionsProps) {
  const { serviceName } = appointment;
  const when = `${formatDay(dayOf(appointment, zone), 'full')}, ${appointment.time}`;
  return (
    <div className={css.actions}>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.moveLabel(serviceName, when)}
        onClick={() => onMove(appointment)}
      >
        {words.move}
      </Button>
      <Button
        variant="ghost"
        size="s"
        aria-label={words.cancelLabel(serviceName, when)}
        onClick={() => onCancel(appointment)}
      >
        {words.cancel}
      </Button>
    </div>
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
