import { useRef } from 'react';
import type { Appointment } from '../../shared/appointments/appointment.ts';
import { adminAppointments as words } from '../../texts/admin/appointments.ts';
import { useWideScreen } from '../../ui/layout/use-wide-screen.ts';
import * as list from '../shared/list.css.ts';
import { MoreButton } from '../shared/more-button.tsx';
import { useRemoveDialog } from '../shared/remove-dialog.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { AppointmentRow, Headings } from './appointment-row.tsx';

type AppointmentRowsProps = {
  pages: Parameters<typeof MoreButton>[0]['pages'];
  shown: readonly Appointment[];
  zone: string;
  /** What the rows are, for assistive technology. */
  label?: string | undefined;
};

/** A table, or cards on a phone, and the question before one of them is deleted. */
export function AppointmentRows({ pages, shown, zone, label = words.table }: AppointmentRowsProps) {
  const wide = useWideScreen();
  const rows = useRef<HTMLTableSectionElement & HTMLUListElement>(null);
  const focusAfter = useRef<number>(undefined);
  const rowOfRemoved = () =>
    rows.current?.children[shown.findIndex(({ id }) => id === focusAfter.current)] as HTMLElement | undefined;
  const [ask, removeDialog] = useRemoveDialog(zone, rowOfRemoved);
  const askFor = (appointment: Appointment) => {
    focusAfter.current = appointment.id;
    ask(appointment);
  };
  const each = { zone, onRemove: askFor };
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
      {removeDialog}
    </>
  );
}
