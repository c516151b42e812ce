import { useQuery } from '@tanstack/react-query';
import { listStylistsWithFormer } from '../../../../adapters/http/contract/addresses.ts';
import type * as catalogue from '../../../../adapters/http/contract/catalogue.ts';
import { call } from '../../shared/requests/calls.ts';
import { stylistsKey } from '../../shared/requests/query-keys.ts';
import { admin } from '../../texts/admin/dashboard.ts';

export type Stylist = catalogue.StylistReply;

/** By shown name; also who left and stands in appointments, past, cancelled or still to come. */
export function useStylistsWithFormer() {
  return useQuery({
    queryKey: stylistsKey('with former'),
    queryFn: ({ signal }) => call(listStylistsWithFormer, { query: { former: 'all' }, signal }),
    staleTime: 0,
  });
}

/** Takes bookings; a former stylist only has those that are there. */
export const takesBookings = (stylist: Stylist): boolean => stylist.isStylist === true;

/** As a choice of a select: who takes no more bookings is told apart. */
export const stylistOption = (stylist: Stylist) => ({
  value: stylist.id,
  label: takesBookings(stylist) ? stylist.displayName : admin.former(stylist.displayName),
});
