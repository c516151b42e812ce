import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  seeAvailability,
  seeMovingDays,
  seeVisitDays,
} from '../../../../adapters/http/contract/addresses.ts';
import type * as calendar from '../../../../adapters/http/contract/calendar.ts';
import { type IsoDate, plusDays } from '../../format/days.ts';
import type { DayState } from '../../ui/day-calendar/calendar-choices.ts';
import { call } from '../requests/calls.ts';
import { availabilityKey, type SlotQuery } from '../requests/slot-keys.ts';
import { bookableDays, type DayRange, type Month, monthOf, monthsFrom } from './months.ts';

export type DayAvailability = calendar.DayAvailabilityReply;

/** The days the shop takes bookings for. */
export type Horizon = { readonly today: IsoDate; readonly lastBookableDay: IsoDate };

/** For a customer, to whom the shop's rules may give fewer days. */
export function customerHorizon({ today, lastBookableDay, bookingRules }: CustomerShop): Horizon {
  const { horizonDays } = bookingRules;
  const own = horizonDays === null ? lastBookableDay : plusDays(today, horizonDays);
  return { today, lastBookableDay: own < lastBookableDay ? own : lastBookableDay };
}

type CustomerShop = Horizon & { readonly bookingRules: { readonly horizonDays: number | null } };

function availabilityIn(month: Month, slotQuery: SlotQuery, horizon: Horizon) {
  const range = bookableDays(month, horizon.today, horizon.lastBookableDay);
  return queryOptions({
    queryKey: availabilityKey(slotQuery, month, horizon.today),
    // Without the abort signal: turning the calendar's page would otherwise abort the search for the first free day.
    queryFn: () => (range ? askDays(range, slotQuery) : Promise.resolve([])),
    staleTime: 0,
  });
}

function askDays(
  range: DayRange,
  { appointmentId, secret, ...query }: SlotQuery,
): Promise<DayAvailability[]> {
  if (appointmentId === undefined) return call(seeAvailability, { query: { ...range, ...query } });
  const { stylistId } = query;
  if (secret !== undefined) return call(seeVisitDays, { body: { ...range, stylistId, secret } });
  return call(seeMovingDays, { params: { id: appointmentId }, query: { ...range, stylistId } });
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

/** The past and what lies beyond the horizon are known before the server answers. */
export function dayState(
  days: readonly DayAvailability[] | undefined,
  day: IsoDate,
  { today, lastBookableDay }: Horizon,
): DayState {
  if (day < today) return 'past';
  if (day > lastBookableDay) return 'beyond';
  const found = days?.find(({ date }) => date === day);
  if (found?.state === 'closed' && found.isShopOpen) return 'away';
  return found?.state ?? 'unknown';
}
