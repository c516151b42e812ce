import { useCallback, useEffect, useMemo, useState } from 'react';
import type { IsoDate } from '../format/days.ts';
import { readPrivate, removePrivate, storePrivate } from '../shared/session/private-storage.ts';
import { changeDraft, type Draft, type DraftChange, emptyDraft, readDraft, storedDraft } from './draft.ts';
import { type Findings, settle } from './settle.ts';

const name = 'booking';

/** What this user last chose, as the tab kept it. Somebody else's draft is thrown away unread. */
export function useStoredDraft(userId: number) {
  return useState<Draft>(() => readDraft(readPrivate(name), userId) ?? emptyDraft);
}

type Stored = ReturnType<typeof useStoredDraft>;

/** The draft to show. Whatever is chosen next starts from it, not from what was stored. */
export function useSettledDraft([stored, store]: Stored, userId: number, findings: Findings) {
  const { servicesGone, stylistGone, dayTaken, firstFreeDay, timeTaken } = findings;
  const draft = useMemo(
    () => settle(stored, { servicesGone, stylistGone, dayTaken, firstFreeDay, timeTaken }),
    [stored, servicesGone, stylistGone, dayTaken, firstFreeDay, timeTaken],
  );
  useEffect(() => storePrivate(name, storedDraft(userId, draft)), [userId, draft]);

  // A second change in the same event starts from the first.
  const update = useCallback(
    (next: (draft: Draft) => Draft) => store(present => next(present === stored ? draft : present)),
    [store, stored, draft],
  );
  const change = useCallback((by: DraftChange) => update(present => changeDraft(present, by)), [update]);
  const keep = useCallback(() => update(present => present), [update]);
  return { draft, change, keep };
}

/** What a draft has become. */
export type Booked = {
  readonly id: number;
  readonly userId: number;
  readonly date: IsoDate;
  /** HH:mm */
  readonly time: string;
};

let justBooked: Booked | null = null;

/** Once it has become an appointment. */
export function forgetDraft(booked: Booked): void {
  removePrivate(name);
  justBooked = booked;
}

/** For whoever goes back to the steps of a booking that is made. */
export const justBookedBy = (userId: number): Booked | null =>
  justBooked?.userId === userId ? justBooked : null;
