import { type ReactNode, Suspense, useState } from 'react';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { useCancelAppointment } from '../../../shared/appointments/cancel-appointment.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { part } from '../../../ui/loading/lazy-with-boundary.tsx';
import { RemoveDialog } from '../../shared/remove-dialog.tsx';
import type { DayColumn, GridActions } from '../grid/day-grid.tsx';
import { VisitDialog } from './appointment-dialog.tsx';

// The customer picker comes with it: 10 kB that a look at the week does not need.
const NewVisitDialog = part(() => import('./new-appointment-dialog.tsx'));

/** A quarter-hour of one stylist's day that was pointed at. */
export type Wanted = { column: DayColumn; time: string };

type Shown = {
  zone: string;
  services: readonly Service[];
  /** Those that the calendar shows; undefined while others are awaited. */
  visits: readonly Appointment[] | undefined;
};

/** What is done with a visit, one dialog at a time: a new one, one looked at, one to be deleted. */
export function useVisitDialogs({ zone, services, visits }: Shown): [Omit<GridActions, 'turn'>, ReactNode] {
  const [wanted, want] = useState<Wanted | null>(null);
  const [seen, see] = useState<Appointment | null>(null);
  const [asked, ask] = useState<Appointment | null>(null);
  const { cancel, busy } = useCancelAppointment(() => ask(null));
  const askInstead = (visit: Appointment) => {
    see(null);
    ask(visit);
  };
  const dialogs = (
    <>
      <VisitDialog
        visit={seen}
        cancelled={seen !== null && visits?.every(({ id }) => id !== seen.id) === true}
        zone={zone}
        onClose={() => see(null)}
        onRemove={askInstead}
      />
      <RemoveDialog
        visit={asked}
        zone={zone}
        busy={busy}
        onConfirm={visit => void cancel(visit)}
        onClose={() => ask(null)}
        otherwiseFocus={reachedSpot}
      />
      {wanted && (
        <Suspense>
          <NewVisitDialog wanted={wanted} services={services} onClose={() => want(null)} />
        </Suspense>
      )}
    </>
  );
  return [{ add: (column, time) => want({ column, time }), show: see, remove: ask }, dialogs];
}

/** The place in the calendar that Tab reaches. */
function reachedSpot(): HTMLElement | null {
  return document.querySelector('[role="grid"] [data-spot][tabindex="0"]');
}
