import type { Temporal } from 'temporal-polyfill';
import type { Appointment, AppointmentId } from '../../booking/appointment.ts';
import { isSamePlace, placeOf } from '../../booking/place.ts';
import type { UserId } from '../../people/user.ts';
import type { Letter } from '../letter.ts';

/** Told by hand, by whom and when, that they are expected at a time. */
export interface Reminded {
  readonly visit: AppointmentId;
  readonly startsAt: Temporal.Instant;
  readonly by: UserId;
  readonly at: Temporal.Instant;
}

/** Of a visit that was moved to another time nobody has been reminded yet. */
export const isReminded = (reminded: Reminded, { id, startsAt }: Appointment): boolean =>
  reminded.visit === id && reminded.startsAt.equals(startsAt);

export const reminderStates = ['planned', 'waiting', 'sent', 'failed'] as const;

/** What becomes of the letter that reminds of it where it stands. */
export interface ReminderLetter {
  readonly state: (typeof reminderStates)[number];
  /** When it is planned to go, or went. */
  readonly at: Temporal.Instant | null;
  readonly failure: Letter['failure'];
}

interface Known {
  readonly letters: readonly Letter[];
  readonly visit: Appointment;
  /** How many hours before a visit its customer is reminded by letter; 0: never. */
  readonly hours: number;
  readonly isHeld: boolean;
  readonly now: Temporal.Instant;
}

/** null: none goes, as things stand. */
export function reminderLetter({ letters, visit, hours, isHeld, now }: Known): ReminderLetter | null {
  const last = letters.findLast(({ kind }) => kind === 'reminder');
  const isElsewhere = last?.told && !isSamePlace(last.told, placeOf(visit));
  const at = visit.startsAt.subtract({ hours });
  const isComing = at.epochMilliseconds > now.epochMilliseconds;
  const goes = !isHeld && hours > 0;
  if (last !== undefined && last.status !== 'overtaken' && last.status !== 'kept-back' && !isElsewhere)
    if (last.status !== 'waiting' || (goes && !isComing))
      return { state: last.status, at: last.sent, failure: last.failure };
  return goes && isComing ? { state: 'planned', at, failure: null } : null;
}
