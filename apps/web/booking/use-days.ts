import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { IsoDate } from '../format/days.ts';
import {
  dayState,
  type Horizon,
  useAvailability,
  useFirstFreeDay,
} from '../shared/free-times/availability.ts';
import { monthOf } from '../shared/free-times/months.ts';
import type { SlotQuery } from '../shared/requests/slot-keys.ts';

/**
 * The calendar of the step for the day; `slotQuery` null on every other step, where nothing is asked. It opens on the
 * chosen day or, without one that can be had, on the first with room, which is then proposed.
 */
export function useDays(chosen: IsoDate | null, slotQuery: SlotQuery | null, horizon: Horizon) {
  const { today } = horizon;
  const { key } = useLocation();
  const [turned, setTurned] = useState<{ at: string; to: IsoDate } | null>(null);

  const dayTaken = useDayTaken(chosen, slotQuery, horizon);
  const first = useFirstFreeDay(chosen === null || dayTaken ? today : null, slotQuery, horizon);
  const firstFreeDay = slotQuery === null || first.isFetching ? null : first.data;

  const turnedTo = turned?.at === key ? turned.to : null;
  const month = turnedTo ?? (dayTaken ? null : chosen) ?? first.data ?? today;
  const availability = useAvailability(monthOf(month), slotQuery, horizon);
  const turnTo = useCallback((to: IsoDate) => setTurned({ at: key, to }), [key]);
  return { dayTaken, firstFreeDay, first, month, availability, turnTo };
}

export type Days = ReturnType<typeof useDays>;

function useDayTaken(chosen: IsoDate | null, slotQuery: SlotQuery | null, horizon: Horizon): boolean {
  const asked = chosen === null ? null : slotQuery;
  const { data, isFetching } = useAvailability(monthOf(chosen ?? horizon.today), asked, horizon);
  if (chosen === null || asked === null || isFetching) return false;
  return !['open', 'unknown'].includes(dayState(data, chosen, horizon));
}
