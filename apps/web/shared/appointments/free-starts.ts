import { skipToken, useQuery } from '@tanstack/react-query';
import { fetchTimeslots } from '../../../../adapters/http/client/fetch-timeslots.ts';
import type { IsoDate } from '../../format/days.ts';
import { call } from '../requests/calls.ts';

/** What days and times depend on. */
export type Wish = { readonly duration: number; readonly stylistId: number | undefined };

export const wishKey = ({ duration, stylistId }: Wish) => [duration, stylistId ?? 'anyone'] as const;

type Slot = { readonly time: string; readonly isAvailable: boolean };

/** The times a visit can start at, HH:mm, ascending. */
export function startsIn(slots: readonly Slot[]): readonly string[] {
  return slots.filter(slot => slot.isAvailable).map(slot => slot.time);
}

/** The times a visit can start at, never from memory: each step that shows them asks again. */
export function useStarts(date: IsoDate | null, wish: Wish | null, freshForMs = 0) {
  return useQuery({
    queryKey: ['timeslots', date, ...(wish ? wishKey(wish) : [])],
    queryFn:
      date === null || wish === null
        ? skipToken
        : ({ signal }) => fetchTimeslots(call, { date, ...wish }, Date.now(), signal),
    select: startsIn,
    staleTime: freshForMs,
    gcTime: 0,
  });
}
