import { useQuery } from '@tanstack/react-query';
import { listServices, seeShop } from '../../../../adapters/http/contract/addresses.ts';
import type { ServiceReply } from '../../../../adapters/http/contract/catalogue.ts';
import type { ShopReply } from '../../../../adapters/http/contract/shop.ts';
import { call } from '../requests/calls.ts';

export type Shop = ShopReply;
export type Service = ServiceReply;

/** Name, contacts, hours and zone of the shop. */
export function useShop() {
  return useQuery({ queryKey: ['shop'], queryFn: ({ signal }) => call(seeShop, { signal }) });
}

/** `fresh`: read again where it is shown, for those who are about to change it. */
export function useServices({ fresh = false } = {}) {
  return useQuery({
    queryKey: ['services'],
    queryFn: ({ signal }) => call(listServices, { signal }),
    ...(fresh && { staleTime: 0 }),
  });
}
