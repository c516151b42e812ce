import { skipToken, useQuery } from '@tanstack/react-query';
import { seeShop } from '../../../adapters/http/contract/addresses.ts';
import { call } from '../shared/requests/calls.ts';
import { appointmentsKey, shopKey } from '../shared/requests/query-keys.ts';
import { asked } from '../shared/services/chosen-services.ts';
import { type Draft, servicesIn } from './draft.ts';
import { standingBooking } from './send-once.ts';

const quarterHourMs = 900_000;

/** The shop as of this quarter of an hour: a tab may stay open past midnight, and today is the shop's to say. */
export const useShopToday = () =>
  useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => call(seeShop, { signal }),
    staleTime: quarterHourMs,
  });

/** The appointment that this draft is already; null for none. */
export function useAlreadyBooked(draft: Draft | null, userId: number) {
  const ids = draft ? servicesIn(draft) : [];
  const { date = null, time = null, stylistId = null } = draft ?? {};
  return useQuery({
    queryKey: appointmentsKey('same booking', draft),
    queryFn:
      ids.length > 0 && date && time
        ? ({ signal }) => standingBooking({ userId, ...asked(ids), stylistId, date, time }, signal)
        : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}
