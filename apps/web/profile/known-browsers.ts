import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetBrowser, listBrowsers } from '../../../adapters/http/contract/addresses.ts';
import type * as contract from '../../../adapters/http/contract/browsers.ts';
import type { ReplyOf } from '../../../adapters/http/contract/call.ts';
import { call } from '../shared/requests/calls.ts';
import { browsersKey } from '../shared/requests/query-keys.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { profile } from '../texts/profile.ts';
import { toast } from '../ui/toast/toast.ts';

const words = profile.browsers;
export type KnownBrowser = ReplyOf<typeof contract.listBrowsers>[number];

/** The browsers on which a forgotten password may be reset, last seen first. */
export function useKnownBrowsers() {
  return useQuery({ queryKey: browsersKey, queryFn: ({ signal }) => call(listBrowsers, { signal }) });
}

/** Forgets one of them; `onForgotten` follows once it has left the list. */
export function useForgetBrowser(onForgotten: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: KnownBrowser) => call(forgetBrowser, { params: { id } }),
    onSuccess: (_, { id }) => {
      queries.setQueryData<readonly KnownBrowser[]>(browsersKey, known =>
        known?.filter(browser => browser.id !== id),
      );
      toast(words.done);
      onForgotten();
    },
    onError: error => {
      const { title, description } = words.refused;
      showFailure(error, { title, description: description(error.message) });
      void queries.invalidateQueries({ queryKey: browsersKey });
    },
  });
}
