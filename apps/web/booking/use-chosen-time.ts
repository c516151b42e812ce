import { useEffect, useEffectEvent } from 'react';
import { useStarts } from '../shared/free-times/free-starts.ts';
import type { SlotQuery } from '../shared/requests/slot-keys.ts';
import type { Draft } from './draft.ts';
import { useAlreadyBooked } from './queries.ts';
import type { Booked } from './use-draft.ts';

const halfAMinuteMs = 30_000;

type ChosenTime = {
  draft: Draft;
  userId: number;
  slotQuery: SlotQuery | null;
  isSending: boolean;
  onAlreadyBooked: (booked: Booked) => void;
};

/**
 * Whether the chosen time can still be had: with a longer service, another stylist or another day it may not. It is not
 * taken when it is this very booking that took it, sent before, whose answer never came.
 */
export function useChosenTime({ draft, userId, slotQuery, isSending, ...on }: ChosenTime) {
  const { date, time, sent } = draft;
  const { data: starts } = useStarts(time === null ? null : date, slotQuery, halfAMinuteMs);
  const timeOffered = time !== null && starts?.includes(time) === true;
  const missing = !isSending && time !== null && starts !== undefined && !timeOffered;
  const { data: booked, isError } = useAlreadyBooked(missing && sent ? draft : null, userId);

  const standing = missing ? booked : null;
  const finish = useEffectEvent(on.onAlreadyBooked);
  useEffect(() => {
    if (standing) finish(standing);
  }, [standing]);

  return { timeOffered, timeTaken: missing && (!sent || isError || booked === null) };
}
