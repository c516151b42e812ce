import { useQuery } from '@tanstack/react-query';
import { listStylistsWithFormer } from '../../../../adapters/http/contract/addresses.ts';
import type * as catalogue from '../../../../adapters/http/contract/catalogue.ts';
import { call } from '../../shared/requests/calls.ts';
import { stylistsKey } from '../../shared/requests/query-keys.ts';
import { admin } from '../../texts/admin/dashboard.ts';

export type Stylist = catalogue.FormerStylistReply;

/** By shown name; with former stylists who have appointments, past, cancelled or upcoming. */
export const stylistsWithFormerQuery = {
  queryKey: stylistsKey('with former'),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listStylistsWithFormer, { query: { former: 'all' }, signal }),
  staleTime: 0,
};

export const useStylistsWithFormer = () => useQuery(stylistsWithFormerQuery);

/** False for a former stylist, who only keeps existing appointments. */
export const takesBookings = (stylist: Stylist): boolean => stylist.isStylist === true;

/** An option of a select; former stylists are marked. */
export const stylistOption = (stylist: Stylist) => ({
  value: stylist.id,
  label: takesBookings(stylist) ? stylist.displayName : admin.former(stylist.displayName),
});

/** What somebody is called in a sentence. */
export const nameOf = ({ firstName, displayName }: Stylist): string => firstName ?? displayName;
