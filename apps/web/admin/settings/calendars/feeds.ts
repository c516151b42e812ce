import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../../../adapters/http/contract/addresses.ts';
import type * as contract from '../../../../../adapters/http/contract/calendars/feeds.ts';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import { feedsKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../../shared/requests/show-failure.ts';
import { calendarsTab as words } from '../../../texts/admin/settings/calendars.ts';
import { toast } from '../../../ui/toast/toast.ts';

export type Feed = ReplyOf<typeof contract.listFeeds>[number];

export const useFeeds = () =>
  useQuery({ queryKey: feedsKey, queryFn: ({ signal }) => call(calls.listFeeds, { signal }), staleTime: 0 });

/** The made address stays in memory for as long as it is shown. */
export function useAddFeed() {
  const queries = useQueryClient();
  const adding = useMutation({
    mutationFn: (stylistId: number | null) => call(calls.addFeed, { body: { stylistId } }),
    onError: error => showFailure(error, words.dialog.failed(error.message)),
    onSettled: () => queries.invalidateQueries({ queryKey: feedsKey }),
    gcTime: 0,
  });
  const add = useOneAtATime((stylistId: number | null) => adding.mutateAsync(stylistId));
  return { made: adding.data, busy: adding.isPending, add };
}

export function useRevokeFeed(onDone: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => call(calls.removeFeed, { params: { id } }),
    onSuccess: () => void toast(words.revoked),
    onError: error => showFailure(error, words.revokeFailed(error.message)),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: feedsKey });
      onDone();
    },
  });
  return { revoke: mutate, busy: isPending };
}
