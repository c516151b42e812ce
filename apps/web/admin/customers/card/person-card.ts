import { skipToken, useQuery } from '@tanstack/react-query';
import { seeUser } from '../../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/users.ts';
import { personCardKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';
import type { Customer } from '../../shared/page-customers.ts';

export type PersonCard = ReplyOf<typeof contract.seeUser>;

export const readCard = (id: number, signal?: AbortSignal): Promise<PersonCard> =>
  call(seeUser, { params: { id }, ...(signal && { signal }) });

/** Null: nobody's. */
export const usePersonCard = (id: number | null) =>
  useQuery({
    queryKey: personCardKey(id),
    queryFn: id === null ? skipToken : ({ signal }) => readCard(id, signal),
    staleTime: 0,
  });

/** As the lists know them. */
export const customerOf = (
  person: Omit<Customer, 'onlineBooking'> & { onlineBooking: boolean },
): Customer => ({
  ...person,
  onlineBooking: person.onlineBooking ? undefined : false,
});
