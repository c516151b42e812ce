import { type Appointment, customerOf } from '../../shared/appointments/appointment.ts';
import { visits as words } from '../../texts/admin/visits.ts';
import * as css from './appointments-tab.css.ts';

export type OpenButtonProps = { appointment: Appointment; onShow: (appointment: Appointment) => void };

/** The customer's name opens the appointment. */
export function OpenButton({ appointment, onShow }: OpenButtonProps) {
  const customer = customerOf(appointment) ?? '';
  return (
    <button
      type="button"
      className={css.open}
      aria-label={words.open(customer, appointment.serviceName)}
      onClick={() => onShow(appointment)}
    >
      {customer}
    </button>
  );
}
