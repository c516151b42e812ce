import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { nextCursorOf } from '../appointment-pages.ts';
import { pageCustomers } from '../page-customers.ts';

/** As much as a few screens hold. */
const atOnce = 30;

/** Customers by full name, part by part. What was shown stays until what another search finds is there. */
export function useCustomerPages(search: string) {
  return useInfiniteQuery({
    queryKey: ['customers', 'pages', search],
    queryFn: ({ pageParam: cursor, signal }) => pageCustomers({ search, limit: atOnce, cursor }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextCursorOf,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
