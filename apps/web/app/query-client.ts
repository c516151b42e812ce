import { QueryClient } from '@tanstack/react-query';
import type { PageState } from './page-state.ts';

/** No call is repeated by itself: not on focus, not after a failure, not after a time. */
export function createQueryClient(known: PageState): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  if (known.shop) client.setQueryData(['shop'], known.shop);
  if (known.services) client.setQueryData(['services'], known.services);
  return client;
}
