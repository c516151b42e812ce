import { useQuery, useQueryClient } from '@tanstack/react-query';
import { seeOwnLetters, setOwnLetters } from '../../../adapters/http/contract/addresses.ts';
import type { BodyOf, ReplyOf } from '../../../adapters/http/contract/call.ts';
import type * as contract from '../../../adapters/http/contract/letters/letters.ts';
import { ownLettersKey } from '../shared/requests/admin-keys.ts';
import { call } from '../shared/requests/calls.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { useStoreAtOnce } from '../shared/requests/use-store-at-once.ts';
import { ownLetters as words } from '../texts/letters.ts';
import { toast } from '../ui/toast/toast.ts';

export type OwnLetters = ReplyOf<typeof contract.seeOwnLetters>;

export function useOwnLetters() {
  const queries = useQueryClient();
  const own = useQuery({
    queryKey: ownLettersKey,
    queryFn: ({ signal }) => call(seeOwnLetters, { signal }),
    staleTime: 0,
  });
  const { keep, underWay } = useStoreAtOnce({
    name: 'own letters',
    store: (body: BodyOf<typeof contract.setOwnLetters>) => call(setOwnLetters, { body }),
    onSuccess: letters => {
      queries.setQueryData(ownLettersKey, letters);
      toast(words.saved);
    },
    onError: error => showFailure(error, words.notSaved(error.message)),
  });
  return { own, choose: keep, choosing: Object.assign({}, ...underWay) as (typeof underWay)[number] };
}
