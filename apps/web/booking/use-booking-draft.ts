import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Horizon } from '../shared/free-times/availability.ts';
import type { User } from '../shared/session/session.ts';
import { settle } from './settle.ts';
import { type EntryChoices, entryChoicesIn, type Step, withEntry } from './step.ts';
import { useFinish, useSending } from './use-booking.ts';
import { useChoices } from './use-choices.ts';
import { useChosenTime } from './use-chosen-time.ts';
import { useDays } from './use-days.ts';
import { useSettledDraft, useStoredDraft } from './use-draft.ts';

/** The draft as the shop's answers leave it, derived while rendering. Only event handlers change the stored one. */
export function useBookingDraft(user: User, horizon: Horizon, step: Step) {
  const [stored, store] = useStoredDraft(user.id);
  const entry = useEntry(store);
  const choices = useChoices(stored);
  const { slotQuery } = choices;
  const days = useDays(stored.date, step === 3 ? slotQuery : null, horizon);
  const sending = useSending();
  const isSending = sending.isPending || sending.isSuccess;
  const { timeOffered, timeTaken } = useChosenTime({
    ...{ draft: settle(stored, { ...choices, ...days }), userId: user.id, slotQuery, isSending },
    onAlreadyBooked: useFinish(),
  });
  const settled = useSettledDraft([stored, store], user.id, { ...choices, ...days, timeTaken });
  return { ...settled, entry, choices, days, timeOffered, sending, isSending };
}

/**
 * A link that brings choices along (from a service's card, from 'Prenota di nuovo') puts them into the draft, once for
 * each time it is followed, and gives way to the first step they leave open.
 */
function useEntry(store: ReturnType<typeof useStoredDraft>[1]): EntryChoices | null {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const entry = entryChoicesIn(search);
  if (entry && takenAt !== key) {
    setTakenAt(key);
    store(draft => withEntry(draft, entry));
  }
  return entry;
}
