import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { customersKey } from '../../shared/requests/admin-keys.ts';
import { nextCursorOf, pageAfter } from '../shared/list-pages.ts';
import { pageCustomers } from '../shared/page-customers.ts';

/** Customers page by page, by full name. The previous results stay until those of another search arrive. */
export function useCustomerPages(search: string) {
  return useInfiniteQuery({
    queryKey: customersKey('pages', search),
    queryFn: ({ pageParam: cursor, signal }) => pageCustomers({ search, ...pageAfter(cursor) }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextCursorOf,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
