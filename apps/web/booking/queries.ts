import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { listStylists, seeAvailability, seeShop } from '../../../adapters/http/contract/addresses.ts';
import type * as calendar from '../../../adapters/http/contract/calendar.ts';
import type * as catalogue from '../../../adapters/http/contract/catalogue.ts';
import type { IsoDate } from '../format/days.ts';
import { call } from '../shared/requests/calls.ts';
import {
  appointmentsKey,
  availabilityKey,
  type SlotQuery,
  shopKey,
  stylistsKey,
} from '../shared/requests/query-keys.ts';
import type { Draft } from './draft.ts';
import { standingBooking } from './send-once.ts';
import { bookableDays, type Month, monthOf, monthsFrom } from './steps/months.ts';

export type Stylist = catalogue.StylistReply;
export type DayAvailability = calendar.DayAvailabilityReply;

/** The days the shop takes bookings for. */
export type Horizon = { readonly today: IsoDate; readonly lastBookableDay: IsoDate };

const quarterHourMs = 900_000;

/** The shop as of this quarter of an hour: a tab may stay open past midnight, and today is the shop's to say. */
export const useShopToday = () =>
  useQuery({
    queryKey: shopKey,
    queryFn: ({ signal }) => call(seeShop, { signal }),
    staleTime: quarterHourMs,
  });

/** Refetched by every booking, so that no former stylist is offered. */
export const useStylists = () =>
  useQuery({
    queryKey: stylistsKey('bookable'),
    queryFn: ({ signal }) => call(listStylists, { signal }),
    staleTime: 0,
  });

function availabilityIn(month: Month, slotQuery: SlotQuery, horizon: Horizon) {
  const range = bookableDays(month, horizon.today, horizon.lastBookableDay);
  return queryOptions({
    queryKey: availabilityKey(slotQuery, month, horizon.today),
    // Without the abort signal: turning the calendar's page would otherwise abort the search for the first free day.
    queryFn: () =>
      range ? call(seeAvailability, { query: { ...range, ...slotQuery } }) : Promise.resolve([]),
    staleTime: 0,
  });
}

/** How much room the days of a month have. */
export const useAvailability = (month: Month, slotQuery: SlotQuery | null, horizon: Horizon) =>
  useQuery(
    slotQuery
      ? availabilityIn(month, slotQuery, horizon)
      : { queryKey: availabilityKey(null, month, horizon.today), queryFn: skipToken },
  );

/** The first day with room, from a day on; null when there is none as far as one can book. */
export function useFirstFreeDay(from: IsoDate | null, slotQuery: SlotQuery | null, horizon: Horizon) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: availabilityKey(slotQuery, 'first', from),
    queryFn:
      from === null || slotQuery === null ? skipToken : () => firstFreeDay(queries, from, slotQuery, horizon),
    staleTime: 0,
  });
}

async function firstFreeDay(queries: QueryClient, from: IsoDate, slotQuery: SlotQuery, horizon: Horizon) {
  for (const month of monthsFrom(monthOf(from), horizon.lastBookableDay)) {
    const days = await queries.query(availabilityIn(month, slotQuery, horizon));
    const free = days.find(({ date, state }) => date >= from && state === 'open');
    if (free) return free.date;
  }
  return null;
}

/** The appointment that this draft is already; null for none. */
export function useAlreadyBooked(draft: Draft | null, userId: number) {
  const { serviceId = null, date = null, time = null, stylistId = null } = draft ?? {};
  return useQuery({
    queryKey: appointmentsKey('same booking', draft),
    queryFn:
      serviceId && date && time
        ? ({ signal }) => standingBooking({ userId, serviceId, stylistId, date, time }, signal)
        : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}
