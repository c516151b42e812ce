import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../../../adapters/http/contract/addresses.ts';
import { inactiveKey, keepingKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { useStoreAtOnce } from '../../../shared/requests/use-store-at-once.ts';
import { dataTab as words } from '../../../texts/admin/settings/data.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** What the server does by itself. */
export function useKeeping() {
  const queries = useQueryClient();
  const stored = useQuery({
    queryKey: keepingKey,
    queryFn: ({ signal }) => call(calls.seeKeeping, { signal }),
    staleTime: 0,
  });
  const { keep, underWay } = useStoreAtOnce({
    name: 'keeping',
    store: (keepMonths: number | null) => call(calls.setKeeping, { body: { keepMonths } }),
    onSuccess: kept => {
      queries.setQueryData(keepingKey, kept);
      toast(words.saved);
    },
    onError: error => showFailure(error, words.notSaved(error.message)),
  });
  const shown = underWay.length > 0 ? underWay.at(-1) : stored.data?.keepMonths;
  return { stored, shown, keep };
}

/** Who has not come for so many months, and what a press does with them. */
export function useInactive(keepMonths: number, onDone: () => void) {
  const queries = useQueryClient();
  const read = useQuery({
    queryKey: inactiveKey(keepMonths),
    queryFn: ({ signal }) => call(calls.listInactive, { query: { keepMonths }, signal }),
    staleTime: 0,
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (ids: number[]) => call(calls.forgetInactive, { body: { keepMonths, ids } }),
    onSuccess: async ({ erased }) => {
      await invalidate(queries, staleAfter.users);
      onDone();
      toast(words.erased(erased));
    },
    onError: error => showFailure(error, words.notSaved(error.message)),
  });
  return { read, erase: useOneAtATime(mutateAsync), busy: isPending };
}
