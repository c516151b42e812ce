import { useQuery } from '@tanstack/react-query';
import { listUsers } from '../../../../adapters/http/contract/addresses.ts';
import { adminsKey } from '../../shared/requests/admin-keys.ts';
import { call } from '../../shared/requests/calls.ts';

/** Who administers without taking bookings, by name. */
export function useOtherAdmins() {
  return useQuery({
    queryKey: adminsKey,
    queryFn: ({ signal }) => call(listUsers, { query: { role: 'admin' }, signal }),
    select: users => users.filter(({ isStylist }) => !isStylist),
    staleTime: 0,
  });
}
