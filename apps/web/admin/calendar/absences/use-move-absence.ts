import { useQueryClient } from '@tanstack/react-query';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { GridActions } from '../grid/day-column.ts';
import type { Absence } from '../work-days.ts';
import { foresee, store, useChange } from './save-absence.ts';
import type { ShownAbsence } from './shown-absence.ts';

const words = calendar.absence;

/** Saves where an absence was dragged to; `ask` when that leaves appointments outside. */
export function useMoveAbsence(ask: (moved: ShownAbsence) => void): GridActions['moveAbsence'] {
  const queries = useQueryClient();
  const moving = useChange(
    async ({ absence, to }: { absence: Absence; to: DraggedTo }) => {
      const { column, start, end } = to;
      const { date, stylistId } = column;
      const body = { stylistId, from: date, to: date, start, end, reason: absence.reason };
      const { appointments } = await foresee({ id: absence.id, body });
      if (appointments.length > 0)
        return ask({ column, absence, moved: { start, end }, affected: appointments });
      await store({ id: absence.id, body });
      toast(words.changed);
      await invalidate(queries, staleAfter.timetable);
    },
    () => ({ done: words.changed, failed: words.changeFailed }),
  );
  return (absence, to) => moving.send({ absence, to });
}

type DraggedTo = Parameters<GridActions['moveAbsence']>[1];
