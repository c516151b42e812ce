import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import type { FailureCode } from '../../../../adapters/http/contract/failure.ts';
import { markSessionEnded, refetchSession } from '../session/session.ts';
import type { Service, Shop } from '../shop/shop-data.ts';
import { servicesKey, shopKey } from './query-keys.ts';

/** What the server already knew when it rendered the page, so that the first visit asks for nothing twice. */
export type PageState = { shop?: Shop; services?: readonly Service[] };

/**
 * No call is repeated by itself: not on focus, not after a failure, not after a time. Only the ticket of the next visit asks
 * again once that visit has begun.
 */
export function createQueryClient(known: PageState): QueryClient {
  // A session that ended makes a guest, whichever call says so; the guards then lead to the login screen and back.
  const onError = (error: Error) => {
    if (says('not-logged-in', error) || says('not-logged-in', error.cause)) markSessionEnded(client);
    // The page takes the visitor for somebody they no longer are.
    if (says('not-permitted', error)) void refetchSession(client);
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
  if (known.shop) client.setQueryData(shopKey, known.shop);
  if (known.services) client.setQueryData(servicesKey('public'), known.services);
  return client;
}

/** By its code: not every 401 says that nobody is logged in, a wrong password is one as well. */
function says(code: FailureCode, error: unknown): boolean {
  return error instanceof RequestFailed && error.code === code;
}
