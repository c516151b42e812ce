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

export const reminderStates = ['waiting', 'sent', 'failed'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** What became of the letter that reminds of it where it stands; null: there is none. */
export function reminderState(letters: readonly Letter[], appointment: Appointment): ReminderState | null {
  const last = letters.findLast(({ kind }) => kind === 'reminder');
  if (last === undefined || last.status === 'overtaken') return null;
  const isElsewhere = last.told !== null && !isSamePlace(last.told, placeOf(appointment));
  return isElsewhere ? null : last.status;
}
