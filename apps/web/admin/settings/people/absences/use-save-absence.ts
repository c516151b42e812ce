import { useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../../../../adapters/http/contract/addresses.ts';
import type { IsoDate } from '../../../../format/days.ts';
import { timetableKey } from '../../../../shared/requests/admin-keys.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
import { outside } from '../../../../texts/admin/outside.ts';
import { people } from '../../../../texts/admin/settings/people.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useConcurrentChange } from '../../../shared/affected/use-concurrent-change.ts';
import { useTimeTaken } from '../../../shared/affected/use-time-taken.ts';
import { endOfTime } from '../../timetable.ts';
import type { FieldErrors } from '../../use-field-errors.ts';
import { type Absence, type AbsenceDraft, bodyOf, writtenAbsence } from './absence-draft.ts';

const words = people.absences;
const fields = ['from', 'to', 'end', 'reason'] as const;
export type AbsenceField = (typeof fields)[number];

/** From today on. */
export const absencesQuery = (stylistId: number, today: IsoDate) => ({
  queryKey: timetableKey('absences', stylistId, today),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(calls.listAbsences, { query: { from: today, to: endOfTime, stylistId }, signal }),
  staleTime: 0,
});

type SaveAbsence = {
  stylistId: number;
  /** null: a new one. */
  absence: Absence | null;
  today: IsoDate;
  errors: FieldErrors<AbsenceField>;
  onDone: () => void;
};

export function useSaveAbsence({ stylistId, absence, today, errors, onDone }: SaveAbsence) {
  const queries = useQueryClient();
  const { meanwhile, hasChanged } = useConcurrentChange<Absence | undefined>(
    absence ?? undefined,
    async () => {
      if (!absence) return undefined;
      return (await queries.query(absencesQuery(stylistId, today))).find(({ id }) => id === absence.id);
    },
  );
  const isGone = meanwhile !== undefined && meanwhile.now === undefined;
  const params = absence && !isGone ? { id: absence.id } : null;
  const saving = useTimeTaken<AbsenceDraft>({
    foresee(draft) {
      const body = bodyOf(stylistId, draft);
      return params
        ? call(calls.foreseeAbsenceChange, { params, body })
        : call(calls.foreseeAbsence, { body });
    },
    save(draft) {
      const body = bodyOf(stylistId, draft);
      return params ? call(calls.changeAbsence, { params, body }) : call(calls.addAbsence, { body });
    },
    hasChanged,
    onSaved(draft, { length }) {
      const when = writtenAbsence(bodyOf(stylistId, draft));
      toast({ title: words.saved, description: length > 0 ? `${when}. ${outside.saved(length)}` : when });
      onDone();
    },
    onFailed: error => showFailure(error, words.saveFailed(error.message), errors.onScreen(fields)),
  });
  return { ...saving, meanwhile };
}
