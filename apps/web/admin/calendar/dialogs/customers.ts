import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { seeUser } from '../../../../../adapters/http/contract/addresses.ts';
import { chosenCustomerKey, customersKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
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

/**
 * Whether somebody who was chosen has gone since: merged with another card, or erased. Asked after a change of users alone,
 * as the log names each reading of a card.
 */
export function useIsGone(id: number | null): boolean {
  const { error } = useQuery({
    queryKey: chosenCustomerKey(id),
    queryFn:
      id === null ? skipToken : ({ signal }) => call(seeUser, { params: { id }, signal }).then(() => true),
    initialData: true,
  });
  return error instanceof RequestFailed && error.code === 'user-not-found';
}

/** What tells two of the same name apart. */
export function waysToReach({ phone, email }: Customer): string {
  return [phone, email].filter(Boolean).join(' · ');
}
