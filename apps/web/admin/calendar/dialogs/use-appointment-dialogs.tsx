import { type ReactNode, Suspense, useState } from 'react';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../../ui/loading/pending-line.tsx';
import type { Stylist } from '../../shared/stylists.ts';
import { useVisitDialog } from '../../shared/visits/use-visit-dialog.tsx';
import type { ShownAbsence } from '../absences/shown-absence.ts';
import { useMoveAbsence } from '../absences/use-move-absence.ts';
import type { DayColumn, GridActions } from '../grid/day-column.ts';
import { reachedSpot } from '../grid/reached-spot.ts';
import type { Absence } from '../work-days.ts';
import type { PickedSlot } from './dialog-content.ts';

// The customer picker comes with it: 10 kB that a look at the week does not need.
const SlotDialog = lazyWithBoundary(() => import('./slot-dialog.tsx'));
const AbsenceDialog = lazyWithBoundary(() => import('../absences/absence-dialog.tsx'));

type Shown = {
  zone: string;
  services: readonly Service[];
  stylists: readonly Stylist[];
  /** Those that the calendar shows; undefined while others are awaited. */
  appointments: readonly Appointment[] | undefined;
};

/** The calendar's dialogs, one at a time: new appointment or blocked time, details, deletion, an absence. */
export function useAppointmentDialogs({
  zone,
  services,
  stylists,
  appointments,
}: Shown): [Omit<GridActions, 'turn'>, ReactNode] {
  const [picked, pick] = useState<PickedSlot | null>(null);
  const [away, lookAt] = useState<ShownAbsence | null>(null);
  const visit = useVisitDialog({
    ...{ zone, shown: appointments, allButCancelled: true, otherwiseFocus: reachedSpot },
  });
  const moveAbsence = useMoveAbsence(lookAt);
  const stylistOf = ({ column }: PickedSlot) => stylists.find(({ id }) => id === column.stylistId);
  const dialogs = (
    <>
      {visit.dialogs}
      {picked && (
        <Suspense fallback={<PendingLine />}>
          <SlotDialog
            {...{ slot: picked, stylist: stylistOf(picked), services, zone }}
            onClose={() => pick(null)}
          />
        </Suspense>
      )}
      {away && (
        <Suspense fallback={<PendingLine />}>
          <AbsenceDialog {...away} zone={zone} onClose={() => lookAt(null)} otherwiseFocus={reachedSpot} />
        </Suspense>
      )}
    </>
  );
  const actions = {
    add: (column: DayColumn, time: string) => pick({ column, time }),
    show: visit.show,
    remove: visit.remove,
    showAbsence: (column: DayColumn, absence: Absence) => lookAt({ column, absence }),
    moveAbsence,
  };
  return [actions, dialogs];
}
