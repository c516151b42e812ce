import type { Bound } from '../../calendar/customer-rules.ts';
import { lettersOf } from '../../letters/caused-letters.ts';
import type { UserId } from '../../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { liesOutsideHours } from '../../timetable/outside.ts';
import { clashes } from '../agenda.ts';
import type { Authored, Plan, View } from '../agenda-change.ts';
import type { Appointment } from '../appointment.ts';
import { refuseTooMany } from '../booking-decision.ts';
import type { HistoryEntry } from '../history/history-entry.ts';

export type RestoringProblem = ProblemOf<
  'stylist-not-found' | 'too-many-upcoming' | 'not-working-then' | 'slot-taken'
>;

/** The rules of a booking but those about the clock: the stylist still works then, and the time is free. */
export function decideRestoring(
  { by, at, bound }: Authored & { readonly bound: Bound | undefined },
  cancelled: Appointment,
  view: View,
): Result<Plan<Appointment>, RestoringProblem> {
  const [day] = view.days;
  const standing = day?.appointments.find(({ id }) => id === cancelled.id);
  if (standing !== undefined) return ok({ writes: [], answer: () => standing });
  if (!day?.takesBookings) return refuse({ code: 'stylist-not-found' });
  const many = refuseTooMany(bound, view);
  if (many !== undefined) return refuse(many);
  if (clashes(day, cancelled)) return refuse({ code: 'slot-taken' });
  if (!cancelled.overridden && liesOutsideHours(view.timetable, cancelled))
    return refuse({ code: 'not-working-then', stylist: day.stylist.firstName });
  const told = { visit: cancelled, change: 'booked', is: cancelled.stylistId, by, at } as const;
  return ok({
    writes: [{ do: 'restore', id: cancelled.id, by, at, letters: lettersOf(view.timetable, told) }],
    answer: ([stored]) => stored as Appointment,
  });
}

export function isRestoredBy(history: readonly HistoryEntry[], person: UserId): boolean {
  const last = history.at(-1);
  return last?.kind === 'restored' && last.by === person;
}
