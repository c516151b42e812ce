import { type ReactNode, Suspense, useState } from 'react';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { useCancelAppointment } from '../../../shared/appointments/cancel-appointment.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { RemoveDialog } from '../../shared/remove-dialog.tsx';
import type { DayColumn, GridActions } from '../grid/day-grid.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';

// The customer picker comes with it: 10 kB that a look at the week does not need.
const NewAppointmentDialog = lazyWithBoundary(() => import('./new-appointment-dialog.tsx'));

/** A quarter-hour of one stylist's day that was pointed at. */
export type PickedSlot = { column: DayColumn; time: string };

type Shown = {
  zone: string;
  services: readonly Service[];
  /** Those that the calendar shows; undefined while others are awaited. */
  appointments: readonly Appointment[] | undefined;
};

/** What is done with an appointment, one dialog at a time: a new one, one looked at, one to be deleted. */
export function useAppointmentDialogs({
  zone,
  services,
  appointments,
}: Shown): [Omit<GridActions, 'turn'>, ReactNode] {
  const [picked, pick] = useState<PickedSlot | null>(null);
  const [seen, see] = useState<Appointment | null>(null);
  const [asked, ask] = useState<Appointment | null>(null);
  const { cancel, busy } = useCancelAppointment(() => ask(null));
  const askInstead = (appointment: Appointment) => {
    see(null);
    ask(appointment);
  };
  const dialogs = (
    <>
      <AppointmentDialog
        appointment={seen}
        cancelled={seen !== null && appointments?.every(({ id }) => id !== seen.id) === true}
        zone={zone}
        onClose={() => see(null)}
        onRemove={askInstead}
      />
      <RemoveDialog
        appointment={asked}
        zone={zone}
        busy={busy}
        onConfirm={appointment => void cancel(appointment)}
        onClose={() => ask(null)}
        otherwiseFocus={reachedSpot}
      />
      {picked && (
        <Suspense>
          <NewAppointmentDialog slot={picked} services={services} onClose={() => pick(null)} />
        </Suspense>
      )}
    </>
  );
  return [{ add: (column, time) => pick({ column, time }), show: see, remove: ask }, dialogs];
}

/** The place in the calendar that Tab reaches. */
function reachedSpot(): HTMLElement | null {
  return document.querySelector('[role="grid"] [data-spot][tabindex="0"]');
}
