import { useRef } from 'react';
import type { Appointment } from '../../shared/appointments/appointment.ts';
import { adminAppointments as words } from '../../texts/admin/appointments.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import * as list from '../shared/list.css.ts';
import { MoreButton } from '../shared/more-button.tsx';
import { useVisitDialog } from '../shared/visits/use-visit-dialog.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { AppointmentRow, Headings } from './appointment-row.tsx';

type AppointmentRowsProps = {
  pages: Parameters<typeof MoreButton>[0]['pages'];
  shown: readonly Appointment[];
  zone: string;
  /** What the rows are, for assistive technology. */
  label?: string | undefined;
};

/** A table, or cards on a phone, and the dialogs of one of them. */
export function AppointmentRows({ pages, shown, zone, label = words.table }: AppointmentRowsProps) {
  const wide = useWideScreen();
  const rows = useRef<HTMLTableSectionElement & HTMLUListElement>(null);
  const focusAfter = useRef<number>(undefined);
  const otherwiseFocus = () =>
    (rows.current?.children[shown.findIndex(({ id }) => id === focusAfter.current)] ??
      null) as HTMLElement | null;
  const visit = useVisitDialog({ zone, shown, otherwiseFocus });
  const noting = (next: (appointment: Appointment) => void) => (appointment: Appointment) => {
    focusAfter.current = appointment.id;
    next(appointment);
  };
  const each = { zone, onRemove: noting(visit.remove), onShow: noting(visit.show) };
  return (
    <>
      {wide ? (
        <div className={list.frame}>
          <table className={list.table} aria-label={label}>
            <Headings />
            <tbody ref={rows}>
              {shown.map(appointment => (
                <AppointmentRow key={appointment.id} appointment={appointment} {...each} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul ref={rows} className={list.cards} aria-label={label}>
          {shown.map(appointment => (
            <AppointmentCard key={appointment.id} appointment={appointment} {...each} />
          ))}
        </ul>
      )}
      <MoreButton pages={pages} shown={shown.length} rows={rows} />
      {visit.dialogs}
    </>
  );
}
