import { Temporal } from 'temporal-polyfill';
import type { Timetable } from '../calendar/timetable.ts';
import type { StylistId, UserId } from '../people/user.ts';
import { isSent, type LetterKind } from './letter-kinds.ts';

/** Stored with the change that it tells of, if whoever it is to has an address and wants it. */
export interface CausedLetter {
  readonly kind: LetterKind;
  readonly to: UserId;
}

interface Caused {
  readonly visit: { readonly userId: UserId; readonly startsAt: Temporal.Instant };
  readonly change: 'booked' | 'moved' | 'cancelled';
  /** With whom it was and is; undefined: it was or is with nobody. */
  readonly was?: StylistId | undefined;
  readonly is?: StylistId | undefined;
  readonly by: UserId;
  readonly at: Temporal.Instant;
  readonly letter?: boolean | undefined;
}

/** None of what has begun, none to a stylist about what they did themselves. */
export function lettersOf({ letters }: Timetable, caused: Caused): readonly CausedLetter[] {
  const { visit, change, was, is, by, at } = caused;
  if (Temporal.Instant.compare(visit.startsAt, at) <= 0) return [];
  const isUnticked = caused.letter === false && by !== visit.userId;
  const all: CausedLetter[] = isUnticked ? [] : [{ kind: change, to: visit.userId }];
  if (was !== undefined && was === is) all.push({ kind: 'stylist-moved', to: is });
  else {
    if (was !== undefined) all.push({ kind: 'stylist-cancelled', to: was });
    if (is !== undefined) all.push({ kind: 'stylist-new', to: is });
  }
  return all.filter(({ kind, to }) => isSent(letters, kind) && !(kind.startsWith('stylist') && to === by));
}
