import { skipToken, useQuery } from '@tanstack/react-query';
import { fetchTimeslots } from '../../../../adapters/http/client/fetch-timeslots.ts';
import type { IsoDate } from '../../format/days.ts';
import { call } from '../requests/calls.ts';
import { type SlotQuery, timeslotsKey } from '../requests/slot-keys.ts';

type Slot = { readonly time: string; readonly isAvailable: boolean };

/** The times an appointment can start at, HH:mm, ascending. */
export function startsIn(slots: readonly Slot[]): readonly string[] {
  return slots.filter(slot => slot.isAvailable).map(slot => slot.time);
}

/** The times an appointment can start at, never from memory: each step that shows them asks again. */
export function useStarts(date: IsoDate | null, slotQuery: SlotQuery | null, freshForMs = 0) {
  return useQuery({
    queryKey: timeslotsKey(date, slotQuery),
    queryFn:
      date === null || slotQuery === null
        ? skipToken
        : ({ signal }) => fetchTimeslots(call, { date, ...slotQuery }, Date.now(), signal),
    select: startsIn,
    staleTime: freshForMs,
    gcTime: 0,
  });
}
