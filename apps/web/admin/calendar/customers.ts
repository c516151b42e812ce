import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UserReply } from '../../../../adapters/http/contract/user.ts';
import type * as users from '../../../../adapters/http/contract/users.ts';
import { byAddress, call } from '../../app/calls.ts';
import { fullName } from '../../format/names.ts';

export type Customer = UserReply;

const pageUsers = byAddress<typeof users.pageUsers>({ method: 'GET', path: '/api/users' });

/** As many as a list can show; whoever is not among them is found by typing on. */
const shown = 12;

/** Customers whose name, username, e-mail or phone holds what was typed. */
export function useFoundCustomers(search: string) {
  return useQuery({
    queryKey: ['customers', 'found', search],
    queryFn: ({ signal }) =>
      call(pageUsers, { query: { role: 'customer', search: search || undefined, limit: shown }, signal }),
    select: page => page.items,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function shownName(customer: Customer): string {
  return fullName(customer.firstName, customer.lastName) ?? customer.username;
}

/** What tells two of the same name apart. */
export function waysToReach({ phone, email }: Customer): string {
  return [phone, email].filter(Boolean).join(' · ');
}
