import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { StatusBadge } from '../../../shared/appointments/status-badge.tsx';
import { adminAppointments } from '../../../texts/admin/appointments.ts';
import { visits } from '../../../texts/admin/visits.ts';
import * as css from './appointment-state.css.ts';

/** Its status; of one that is over also that it is, so that 'Confermato' does not read as one to come. */
export function AppointmentState({ appointment }: { appointment: Appointment }) {
  return (
    <span className={css.state}>
      <StatusBadge appointment={appointment} />
      {appointment.classification === 'past' && <span className={css.over}>{adminAppointments.over}</span>}
      {appointment.overridden && <span className={css.over}>{visits.overridden}</span>}
    </span>
  );
}
