import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/letters/letters.ts';
import { letterPreviewKey, timetableKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate } from '../../../shared/requests/stale-lists.ts';
import { useStoreAtOnce } from '../../../shared/requests/use-store-at-once.ts';
import { messagesTab as words } from '../../../texts/admin/settings/messages.ts';
import { toast } from '../../../ui/toast/toast.ts';

export type Messages = ReplyOf<typeof contract.seeLetterSettings>;
export type Kind = keyof Messages['kinds'];

const key = timetableKey('letters');

export function useMessages() {
  const queries = useQueryClient();
  const messages = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(calls.seeLetterSettings, { signal }),
    staleTime: 0,
  });
  const { keep, underWay } = useStoreAtOnce({
    name: 'letters',
    store: (body: Messages) => call(calls.keepLetterSettings, { body }),
    onSuccess: kept => {
      queries.setQueryData(key, kept);
      void invalidate(queries, ['letters']);
      toast(words.saved);
    },
    onError: error => showFailure(error, words.notSaved(error.message)),
  });
  return { messages, shown: underWay.at(-1) ?? messages.data, keep };
}

export const usePreview = (kind: Kind) =>
  useQuery({
    queryKey: letterPreviewKey(kind),
    queryFn: ({ signal }) => call(calls.seePreview, { params: { kind }, signal }),
    staleTime: 0,
  });

export function useSendToMe() {
  const { mutate, isPending } = useMutation({
    mutationFn: (kind: Kind) => call(calls.sendPreview, { params: { kind } }),
    onSuccess: ({ to }) => void toast(words.sent(to)),
    onError: error => showFailure(error, words.notSaved(error.message)),
  });
  return { send: mutate, busy: isPending };
}
