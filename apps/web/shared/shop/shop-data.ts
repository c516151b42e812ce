import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listServices, seeShop } from '../../../../adapters/http/contract/addresses.ts';
import type { ReplyTo } from '../../../../adapters/http/contract/call.ts';
import type * as catalogue from '../../../../adapters/http/contract/catalogue.ts';
import type { ShopReply } from '../../../../adapters/http/contract/shop.ts';
import { call } from '../requests/calls.ts';
import { servicesKey, shopKey } from '../requests/query-keys.ts';
import { useSession } from '../session/session.ts';

export type Shop = ShopReply;
export type Service = catalogue.ServiceReply;

type PriceList<Kind extends 'guest' | 'admin'> = ReplyTo<typeof catalogue.listServices, Kind>;

/** Name, contacts, hours and zone of the shop. */
export function useShop() {
  return useQuery({ queryKey: shopKey, queryFn: ({ signal }) => call(seeShop, { signal }) });
}

/**
 * The price list, under a key for each audience, so that guests never see what administrators were sent. It starts from
 * the public one that came with the page, which must lack nothing of theirs: a form that began without it would erase it.
 * `fresh`: refetched on mount, for forms that are about to change it.
 */
export function useServices({ fresh = false } = {}) {
  const queries = useQueryClient();
  const { user } = useSession();
  return useQuery({
    queryKey: servicesKey(user?.isAdmin ? 'admin' : 'public'),
    queryFn: ({ signal }) => call(listServices, { signal }),
    initialData: (): PriceList<'admin'> | undefined =>
      queries.getQueryData<PriceList<'guest'>>(servicesKey('public')),
    ...(fresh && { staleTime: 0 }),
  });
}
