import { useEffect, useReducer } from 'react';
import { readPrivate, removePrivate, storePrivate } from '../shared/session/private-storage.ts';
import { changeDraft, emptyDraft, readDraft, storedDraft } from './draft.ts';

const name = 'booking';

/** The draft of this user, as the tab kept it. Somebody else's is thrown away unread. */
export function useDraft(userId: number) {
  const [draft, change] = useReducer(
    changeDraft,
    userId,
    id => readDraft(readPrivate(name), id) ?? emptyDraft,
  );
  useEffect(() => storePrivate(name, storedDraft(userId, draft)), [userId, draft]);
  return [draft, change] as const;
}

/** Once it has become an appointment. */
export function forgetDraft(): void {
  removePrivate(name);
}
