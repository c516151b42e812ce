import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { markSessionEnded, refetchSession } from '../session/session.ts';
import type { Service, Shop } from '../shop/shop-data.ts';
import { servicesKey, shopKey } from './query-keys.ts';
import { saysSessionOver } from './show-failure.ts';

/** Data the server rendered the page with, so that the browser does not fetch it again. */
export type PageState = { shop?: Shop; services?: readonly Service[] };

/**
 * No call is repeated by itself: not on focus, not after a failure, not after a time. But when a lost network is back, what
 * failed without it is read again, and the card of the next appointment refetches once that appointment has begun.
 */
export function createQueryClient(known: PageState): QueryClient {
  // Whichever call learns that the session has ended: the guards then lead to the login screen and back.
  const onError = (error: Error) => {
    if (saysSessionOver(error) || saysSessionOver(error.cause)) markSessionEnded(client);
    // The user's rights have changed since the session was read.
    if (error instanceof RequestFailed && error.code === 'not-permitted') void refetchSession(client);
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
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (known.shop) client.setQueryData(shopKey, known.shop);
  if (known.services) client.setQueryData(servicesKey('public'), known.services);
  return client;
}
