import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '../../../../../adapters/http/contract/addresses.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { outside } from '../../../texts/admin/outside.ts';
import { toast } from '../../../ui/toast/toast.ts';
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

/**
 * Saves at once what leaves no appointment outside; otherwise they are `affected` until it is confirmed or taken back.
 * `onDone`: it is saved. `known`: what is known to be left outside already.
 */
export function useAbsenceSaving(onDone: () => void, known: readonly Appointment[] = []) {
  const [affected, setAffected] = useState(known);
  const storing = useChange(async (given: AbsenceToSave) => {
    const { affected: left } = await store(given);
    const { done } = toldOf(given);
    toast(
      left.length === 0
        ? done
        : { ...done, description: `${done.description}. ${outside.saved(left.length)}` },
    );
    onDone();
  }, toldOf);
  const asking = useChange(async (given: AbsenceToSave) => {
    const { appointments } = await foresee(given);
    if (appointments.length === 0) await storing.send(given);
    else setAffected(appointments);
  }, toldOf);
  return {
    ...{ affected, takeBack: () => setAffected([]) },
    save: asking.send,
    confirm: storing.send,
    busy: asking.busy || storing.busy,
  };
}

export function useRemoveAbsence(onDone: () => void) {
  return useChange(
    async (id: number) => {
      await call(calls.removeAbsence, { params: { id } });
      toast(words.removed);
      onDone();
    },
    () => ({ done: words.removed, failed: words.removeFailed }),
  );
}

export function useChange<V>(send: (given: V) => Promise<void>, told: (given: V) => Told) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation<void, Error, V>({
    mutationFn: send,
    onError(error, given) {
      const { title, description } = told(given).failed;
      showFailure(error, { title, description: serverMessage(error, description) });
    },
    onSettled: () => void invalidate(queries, staleAfter.timetable),
  });
  return { send: useOneAtATime<V>(given => mutateAsync(given)), busy: isPending };
}
