import { X } from 'lucide-react';
import { type Appointment, customerOf } from '../../../shared/appointments/appointment.ts';
import { calendar as words } from '../../../texts/admin/calendar.ts';
import { admin } from '../../../texts/admin/dashboard.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import * as css from './appointment-cell.css.ts';
import type { GridActions } from './day-column.ts';

type AppointmentCellProps = {
  appointment: Appointment;
  rows: number;
  place: { gridRow: number; gridColumn: number };
  reached: { 'data-spot': string; tabIndex: number };
  category: string | undefined;
  actions: GridActions;
};

export function AppointmentCell({
  appointment,
  rows,
  place,
  reached,
  category,
  actions,
}: AppointmentCellProps) {
  const client = customerOf(appointment) ?? '';
  const { serviceName, time, endTime } = appointment;
  return (
    <div
      role="gridcell"
      aria-rowspan={rows}
      className={css.appointmentCell}
      style={{ ...place, gridRow: `${place.gridRow} / span ${rows}` }}
    >
      <button
        type="button"
        className={css.appointment}
        data-category={category}
        data-small={rows === 1 || undefined}
        data-tall={rows > 2 || undefined}
        onClick={() => actions.show(appointment)}
        {...reached}
      >
        {rows === 1 && (
          <span className={css.start} aria-hidden="true">
            {time}
          </span>
        )}
        <span className={css.client}>{client}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={css.what}>{rows > 1 ? `${time} · ${serviceName}` : serviceName}</span>
        <VisuallyHidden>{rows > 1 ? words.until(endTime) : words.fromTo(time, endTime)}</VisuallyHidden>
      </button>
      {appointment.status === 'confirmed' && (
        <button
          type="button"
          className={css.remove}
          aria-label={admin.remove.label(client, serviceName)}
          tabIndex={reached.tabIndex}
          onClick={() => actions.remove(appointment)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
