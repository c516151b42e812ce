import { useQuery } from '@tanstack/react-query';
import type * as contract from '../../../../adapters/http/contract/users.ts';
import { byAddress, call } from '../../shared/requests/calls.ts';

const listUsers = byAddress<typeof contract.listUsers>({ method: 'GET', path: '/api/users' });

/** Who administers without taking bookings, by name. */
export function useOtherAdmins() {
  return useQuery({
    queryKey: ['users', 'admins'],
    queryFn: ({ signal }) => call(listUsers, { query: { role: 'admin' }, signal }),
    select: users => users.filter(({ isStylist }) => !isStylist),
    staleTime: 0,
  });
}
