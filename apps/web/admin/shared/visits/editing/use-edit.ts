import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestFailed } from '../../../../../../adapters/http/client/client.ts';
import { editAppointment } from '../../../../../../adapters/http/contract/addresses.ts';
import type * as contract from '../../../../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../../../../adapters/http/contract/call.ts';
import type { Appointment } from '../../../../shared/appointments/appointment.ts';
import { showInstead } from '../../../../shared/appointments/show-instead.ts';
import { call } from '../../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../../shared/requests/one-at-a-time.ts';
import { saysSessionOver, serverMessage } from '../../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../../shared/requests/stale-lists.ts';
import { visitEditing as words } from '../../../../texts/admin/visit-editing.ts';
import { toast } from '../../../../ui/toast/toast.ts';

export type Edit = BodyOf<typeof contract.editAppointment>;
export type Trouble = { readonly fields: RequestFailed['fields']; readonly sentence?: string };

type Part = keyof NonNullable<Edit['from']>;

const toldBy = (code: RequestFailed['code']): readonly Part[] => {
  if (code === 'services-changed') return ['serviceIds'];
  return code === 'notes-changed' ? ['notes', 'staffNotes'] : [];
};

/**
 * Saves what was changed of an appointment; refused, everything typed stays, with the reason. What it
 * was told to have become something else meanwhile is then replaced.
 */
export function useEdit({ id }: Appointment, onDone: () => void) {
  const queries = useQueryClient();
  const [told, setTold] = useState<readonly Part[]>([]);
  const [trouble, setTrouble] = useState<Trouble>({ fields: {} });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Edit) => call(editAppointment, { params: { id }, body }),
    onSuccess: changed => showInstead(queries, changed),
    onSettled: () => void invalidate(queries, staleAfter.appointments),
  });
  const save = useOneAtATime(async ({ from, ...changes }: Edit) => {
    setTrouble({ fields: {} });
    try {
      if (Object.keys(changes).length > 0) {
        const guarded = Object.entries(from ?? {}).filter(([part]) => !told.some(known => known === part));
        await mutateAsync({ ...changes, from: Object.fromEntries(guarded) });
        toast(words.saved);
      }
      onDone();
    } catch (error) {
      if (saysSessionOver(error)) return;
      const now = error instanceof RequestFailed ? toldBy(error.code) : [];
      setTold([...told, ...now]);
      const fields = error instanceof RequestFailed ? error.fields : {};
      if (fields.notes || fields.staffNotes) setTrouble({ fields });
      else setTrouble({ fields: {}, sentence: serverMessage(error as Error, words.failed) });
    }
  });
  return { save, busy: isPending, trouble };
}
