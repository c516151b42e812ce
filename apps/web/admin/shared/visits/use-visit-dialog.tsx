import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { lazyWithBoundary } from '../../../ui/loading/lazy-with-boundary.tsx';
import { PendingLine } from '../../../ui/loading/pending-line.tsx';
import { useStaffMoving } from '../moving/use-staff-moving.ts';
import { useRemoveDialog } from '../remove-dialog.tsx';
import { goneMeanwhile } from './gone-meanwhile.ts';

const VisitDialog = lazyWithBoundary(() => import('./visit-dialog.tsx'));
const EditDialog = lazyWithBoundary(() => import('./editing/edit-dialog.tsx'));

type Where = {
  zone: string;
  /** Those on the screen; undefined while others are awaited. */
  shown: readonly Appointment[] | undefined;
  /** Of the days and the stylist that are looked at. */
  allButCancelled?: boolean;
  /** Where the focus goes when what opened a dialog is gone. */
  otherwiseFocus: () => HTMLElement | null;
};

/** Looks at an appointment, moves it or asks before it is deleted, one dialog at a time. */
export function useVisitDialog({ zone, shown, allButCancelled = false, otherwiseFocus }: Where) {
  const queries = useQueryClient();
  const [seen, see] = useState<Appointment | null>(null);
  const [edited, edit] = useState<Appointment | null>(null);
  const [ask, removeDialog] = useRemoveDialog(zone, otherwiseFocus);
  const [move, moveDialog] = useStaffMoving(otherwiseFocus);
  const now = seen && shown?.find(({ id }) => id === seen.id);
  const instead = (next: (appointment: Appointment) => void) => (appointment: Appointment) => {
    see(null);
    next(appointment);
  };
  const dialogs: ReactNode = (
    <>
      {seen && (
        <Suspense fallback={<PendingLine />}>
          <VisitDialog
            appointment={now ?? seen}
            gone={goneMeanwhile(queries, seen, { shown, allButCancelled })}
            {...{ zone, otherwiseFocus }}
            onClose={() => see(null)}
            onEdit={instead(edit)}
            onMove={instead(move)}
            onRemove={instead(ask)}
          />
        </Suspense>
      )}
      {edited && (
        <Suspense fallback={<PendingLine />}>
          <EditDialog appointment={edited} {...{ zone, otherwiseFocus }} onClose={() => edit(null)} />
        </Suspense>
      )}
      {removeDialog}
      {moveDialog}
    </>
  );
  return { show: see, remove: ask, dialogs };
}
