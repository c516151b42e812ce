import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../../../adapters/http/contract/addresses.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { type Foreseen, useTimeTaken } from '../../shared/affected/use-time-taken.ts';
import type { Absence } from '../work-days.ts';

/** With an id, another state of one that is there. */
export type AbsenceToSave = { readonly id: number | null; readonly body: Omit<Absence, 'id'> };

const words = calendar.absence;

type Said = { readonly title: string; readonly description: string };
type Told = { readonly done: Said; readonly failed: Said };

const toldOf = ({ id }: AbsenceToSave): Told =>
  id === null ? calendar.block : { done: words.changed, failed: words.changeFailed };

export const foresee = ({ id, body }: AbsenceToSave) =>
  id === null
    ? call(calls.foreseeAbsence, { body })
    : call(calls.foreseeAbsenceChange, { params: { id }, body });

export const store = ({ id, body }: AbsenceToSave) =>
  id === null ? call(calls.addAbsence, { body }) : call(calls.changeAbsence, { params: { id }, body });

/** `onDone`: it is saved. `start`: what is known to be left outside already. */
export const useAbsenceSaving = (onDone: () => void, start?: Foreseen<AbsenceToSave>) =>
  useTimeTaken<AbsenceToSave>({
    ...{ start, foresee, save: store },
    onSaved(saved, { length }) {
      toast(withOutside(toldOf(saved).done, length));
      onDone();
    },
    onFailed: (error, saved) => showSaid(error, toldOf(saved).failed),
  });

/** How many appointments it left outside is said with it. */
const withOutside = (done: Said, count: number): Said =>
  count === 0 ? done : { ...done, description: `${done.description}. ${outside.saved(count)}` };

const showSaid = (error: Error, { title, description }: Said) =>
  showFailure(error, { title, description: serverMessage(error, description) });

/** Takes an absence back, with the way back. */
export function useRemoveAbsence(onDone: () => void) {
  const putBack = useChange(
    async ({ id: _, ...body }: Absence) => {
      const { affected } = await store({ id: null, body });
      toast(withOutside(words.undone, affected.length));
    },
    () => ({ done: words.undone, failed: words.undoFailed }),
  );
  return useChange(
    async (absence: Absence) => {
      await call(calls.removeAbsence, { params: { id: absence.id } });
      toast({ ...words.removed, undo: { label: words.undo, onPress: () => void putBack.send(absence) } });
      onDone();
    },
    () => ({ done: words.removed, failed: words.removeFailed }),
  );
}

export function useChange<V>(send: (given: V) => Promise<void>, told: (given: V) => Told) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation<void, Error, V>({
    mutationFn: send,
    onError: (error, given) => showSaid(error, told(given).failed),
    onSettled: () => void invalidate(queries, staleAfter.timetable),
  });
  return { send: useOneAtATime<V>(given => mutateAsync(given)), busy: isPending };
}
