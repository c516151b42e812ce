import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { customersKey } from '../../../shared/requests/admin-keys.ts';
import { type Customer, pageCustomers } from '../../shared/page-customers.ts';

/** As many as the list can show; typing on narrows it down. */
const shown = 12;

/** Customers whose name, username, e-mail or phone holds what was typed. */
export function useFoundCustomers(search: string) {
  return useQuery({
    queryKey: customersKey('found', search),
    queryFn: ({ signal }) => pageCustomers({ search, limit: shown }, signal),
    select: page => page.items,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What tells two of the same name apart. */
export function waysToReach({ phone, email }: Customer): string {
  return [phone, email].filter(Boolean).join(' · ');
}
