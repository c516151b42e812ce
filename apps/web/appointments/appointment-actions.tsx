import { urlOf } from '../../../adapters/http/client/client.ts';
import { seeCalendarFile } from '../../../adapters/http/contract/addresses.ts';
import { addressed } from '../../../adapters/http/contract/call.ts';
import { formatDay } from '../format/days.ts';
import { phoneLink } from '../format/phone.ts';
import { type Appointment, dayOf } from '../shared/appointments/appointment.ts';
import { useDeadlines } from '../shared/appointments/deadlines.ts';
import { useServices } from '../shared/shop/shop-data.ts';
import { appointments as words } from '../texts/appointments.ts';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button/button.tsx';
import * as css from './appointment-card.css.ts';

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
  const { move, cancel, phone } = useDeadlines(appointment, zone);
  return (
    <div className={css.actions}>
      {!move.isOver && (
        <Button
          variant="ghost"
          size="s"
          aria-label={words.moveLabel(serviceName, when)}
          onClick={() => onMove(appointment)}
        >
          {words.move}
        </Button>
      )}
      {!cancel.isOver && (
        <Button
          variant="ghost"
          size="s"
          aria-label={words.cancelLabel(serviceName, when)}
          onClick={() => onCancel(appointment)}
        >
          {words.cancel}
        </Button>
      )}
      <ButtonAnchor
        href={urlOf(addressed(seeCalendarFile).path, { params: { id: appointment.id } })}
        variant="ghost"
        size="s"
        aria-label={words.addToCalendarLabel(serviceName, when)}
      >
        {words.addToCalendar}
      </ButtonAnchor>
      {words.until(move, cancel).map(sentence => (
        <p key={sentence} className={css.until}>
          {sentence}
        </p>
      ))}
      {(move.isOver || cancel.isOver) && (
        <a className={css.until} href={phoneLink(phone)}>
          {words.callUs(phone)}
        </a>
      )}
    </div>
  );
}

/** The same services with the same stylist; not offered once one of them has left the list. */
export function BookAgainLink({ appointment }: { appointment: Appointment }) {
  const { data: listed } = useServices();
  const { services, stylistId, serviceName } = appointment;
  const ids = services.map(({ serviceId }) => serviceId);
  const isListed = (wanted: number) => listed?.some(({ id, archived }) => id === wanted && !archived);
  if (listed && !ids.every(isListed)) return null;
  return (
    <ButtonLink
      to={`/booking?servizio=${ids}&stylist=${stylistId}`}
      variant="ghost"
      size="s"
      aria-label={words.bookAgainLabel(serviceName)}
    >
      {words.bookAgain}
    </ButtonLink>
  );
}
