import { useQuery } from '@tanstack/react-query';
import { listStylists } from '../../../../adapters/http/contract/addresses.ts';
import type * as catalogue from '../../../../adapters/http/contract/catalogue.ts';
import { call } from '../requests/calls.ts';
import { stylistsKey } from '../requests/query-keys.ts';

export type Stylist = catalogue.StylistReply;

/** Refetched by every booking and move, so that no former stylist is offered. */
export const useBookableStylists = () =>
  useQuery({
    queryKey: stylistsKey('bookable'),
    queryFn: ({ signal }) => call(listStylists, { signal }),
    staleTime: 0,
  });
