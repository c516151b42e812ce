import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { noteEndOfSession } from './session.ts';
import type { Service, Shop } from './shop-data.ts';

/** What the server already knew when it rendered the page, so that the first visit asks for nothing twice. */
export type PageState = { shop?: Shop; services?: readonly Service[] };

/** No call is repeated by itself: not on focus, not after a failure, not after a time. */
export function createQueryClient(known: PageState): QueryClient {
  // A session that ended makes a guest, whichever call says so; the guards then lead to the login screen and back.
  const onError = (error: Error) => {
    if (saysNotLoggedIn(error) || saysNotLoggedIn(error.cause)) noteEndOfSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // 'always': without a network a call fails at once and says so, where it would otherwise wait in silence.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (known.shop) client.setQueryData(['shop'], known.shop);
  if (known.services) client.setQueryData(['services'], known.services);
  return client;
}

/** Not every 401: a wrong password is one as well. */
function saysNotLoggedIn(error: unknown): boolean {
  return error instanceof RequestFailed && error.code === 'not-logged-in';
}
