import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { personCardKey } from '../../../shared/requests/admin-keys.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { readPrivate, removePrivate, storePrivate } from '../../../shared/session/private-storage.ts';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useConcurrentChange } from '../../shared/affected/use-concurrent-change.ts';
import { editPerson } from '../../shared/edit-person.ts';
import { type PersonCard, readCard } from './person-card.ts';

const words = adminCustomers.notes;

/** What is typed and not saved, which the tab keeps: the card may be closed over it. */
function useTyped(id: number) {
  const name = `scheda:${id}`;
  const [typed, type] = useState<Typed | undefined>(() => readTyped(readPrivate(name)));
  const latest = useRef(typed);
  const keep = (next: Typed | undefined) => {
    type(next);
    latest.current = next;
    if (next === undefined) removePrivate(name);
    else storePrivate(name, next);
  };
  return { typed, keep, latest };
}

/** `over`: the notes as they stood when typing began. */
type Typed = { readonly text: string; readonly over: string | null };

function readTyped(kept: unknown): Typed | undefined {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('over' in kept)) return undefined;
  const { text, over } = kept;
  return typeof text === 'string' && (over === null || typeof over === 'string') ? { text, over } : undefined;
}

/** Notes are saved over another's only once these have been shown. */
export function useStaffNotes(id: number, stored: string | null) {
  const queries = useQueryClient();
  const { typed, keep, latest } = useTyped(id);
  const [error, setError] = useState<string>();
  const read = async () => (await readCard(id)).staffNotes;
  const others = useConcurrentChange(typed ? typed.over : stored, read, typed !== undefined);
  const text = typed?.text ?? stored ?? '';
  const saving = useMutation({
    mutationFn: async (staffNotes: string) =>
      (await others.hasChanged()) ? null : editPerson(id, { staffNotes }),
    onSuccess(saved, sent) {
      if (saved === null) return;
      const { staffNotes = null } = saved;
      queries.setQueryData<PersonCard>(personCardKey(id), card => card && { ...card, staffNotes });
      const now = latest.current?.text ?? sent;
      // What has been typed since is still to be saved.
      keep(now === sent ? undefined : { text: now, over: staffNotes });
      others.see(staffNotes);
      toast(words.saved);
    },
    onError(failure) {
      const refused = failure instanceof RequestFailed ? failure.fields['staffNotes'] : undefined;
      if (refused) setError(refused);
      else showFailure(failure, words.saveFailed(failure.message));
    },
  });
  const save = useOneAtATime(saving.mutateAsync);
  return {
    ...{ text, error, busy: saving.isPending, changed: typed !== undefined && typed.text !== (stored ?? '') },
    meanwhile: others.meanwhile?.now,
    type(next: string) {
      setError(undefined);
      keep({ text: next, over: typed ? typed.over : stored });
    },
    reset: () => {
      setError(undefined);
      keep(undefined);
    },
    save: () => void save(text),
  };
}
