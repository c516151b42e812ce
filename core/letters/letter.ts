import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../booking/appointment.ts';
import type { Place } from '../booking/place.ts';
import type { UserId } from '../people/user.ts';
import type { LetterKind } from './letter-kinds.ts';

export type LetterId = number;
export const letterStatuses = ['waiting', 'sent', 'overtaken', 'kept-back', 'failed'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

/** Why the last try came to nothing. */
export const failures = ['refused', 'away', 'no-address'] as const;
export type Failure = (typeof failures)[number];

export interface Letter {
  readonly id: LetterId;
  /** One for what it tells, to one person: for ever, however often it is tried. */
  readonly key: string;
  readonly kind: LetterKind;
  readonly to: UserId;
  /** null: of a whole day. */
  readonly visit: AppointmentId | null;
  /** How many changes the visit had seen with the one that it tells of. */
  readonly change: number;
  readonly day: Temporal.PlainDate | null;
  /** Since when it is to go. */
  readonly due: Temporal.Instant;
  readonly status: LetterStatus;
  readonly tries: number;
  /** Perhaps it went: nobody heard what became of a try. */
  readonly inDoubt: boolean;
  readonly failure: Failure | null;
  readonly sent: Temporal.Instant | null;
  /** Where the visit stood when it went, or perhaps went; null: nowhere any more. */
  readonly told: Place | null;
}

export type TimedLetter = Pick<Letter, 'key' | 'kind' | 'to' | 'visit' | 'change' | 'day' | 'due'>;

const HOURS = 24;
/** Minutes before each further try; the last one again and again. */
const PAUSES = [1, 5, 15, 60, 120, 240];

/** When it is tried again; undefined: it has been tried long enough. */
export function nextTry({ due, tries }: Pick<Letter, 'due' | 'tries'>, now: Temporal.Instant) {
  const minutes = PAUSES[Math.min(tries, PAUSES.length) - 1] ?? PAUSES[0];
  const next = now.add({ minutes: minutes ?? 1 });
  return next.epochMilliseconds > due.add({ hours: HOURS }).epochMilliseconds ? undefined : next;
}
