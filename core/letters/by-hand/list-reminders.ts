import type { Temporal } from 'temporal-polyfill';
import { classify } from '../../booking/appointment.ts';
import type { AppointmentDetails, AppointmentWithCustomer } from '../../booking/appointment-view.ts';
import { shopMoment } from '../../calendar/shop-time.ts';
import { type Actor, permit } from '../../people/permissions.ts';
import { displayName, type StylistId, type User } from '../../people/user.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LetterChoices } from '../../ports/letters/letter-choices.ts';
import type { Outbox } from '../../ports/letters/outbox.ts';
import type { Reminders } from '../../ports/letters/reminders.ts';
import type { Timetables } from '../../ports/timetables.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../../problem.ts';
import { isLeftOutside } from '../../timetable/outside-reason.ts';
import { isReceived, isSent, type LetterSettings } from '../letter-kinds.ts';
import { isReminded, type ReminderLetter, reminderLetter } from './reminded.ts';

interface Deps {
  readonly appointments: Pick<Appointments, 'list'>;
  readonly reminders: Pick<Reminders, 'of'>;
  readonly outbox: Pick<Outbox, 'of'>;
  readonly users: Pick<Users, 'findMany'>;
  readonly letterChoices: Pick<LetterChoices, 'of'>;
  readonly timetables: Pick<Timetables, 'current'>;
  readonly clock: Clock;
}

interface Asked {
  /** undefined: tomorrow in the shop. */
  readonly date?: Temporal.PlainDate | undefined;
  readonly stylistId?: StylistId | undefined;
}

export interface Reminder {
  readonly appointment: AppointmentWithCustomer;
  readonly hasEmail: boolean;
  readonly letter: ReminderLetter | null;
  readonly reminded: { readonly at: Temporal.Instant; readonly by: string } | null;
}

export interface DayOfReminders {
  readonly date: Temporal.PlainDate;
  readonly reminders: readonly Reminder[];
}

/** Everybody who is expected on a date, in their order, and whether they have been reminded, by letter or by hand. */
export async function listReminders(
  deps: Deps,
  actor: Actor,
  { date: asked, stylistId }: Asked,
): Promise<Result<DayOfReminders, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-reminders');
  if (!allowed.ok) return allowed;
  const { appointments, reminders, users, timetables, clock } = deps;
  const now = clock.now();
  const timetable = await timetables.current();
  const { hours, letters } = timetable;
  const date = asked ?? shopMoment(hours, now).date.add({ days: 1 });
  const visits = (
    await appointments.list({ from: date, to: date, stylistId, status: 'confirmed' })
  ).toReversed();
  const ticks = await reminders.of(visits.map(({ id }) => id));
  const people = await users.findMany([
    ...new Set([...visits.map(({ userId }) => userId), ...ticks.map(({ by }) => by)]),
  ]);
  const byId = new Map(people.map(user => [user.id, user]));
  const reminderOf = async (visit: AppointmentDetails): Promise<Reminder> => {
    const tick = ticks.find(reminded => isReminded(reminded, visit));
    const ticker = tick && byId.get(tick.by);
    const reader = byId.get(visit.userId);
    return {
      appointment: { ...visit, classification: classify(visit, now) },
      hasEmail: Boolean(reader?.email),
      letter: await letterOf(deps, visit, { reader, letters, now, isHeld: isLeftOutside(timetable, visit) }),
      reminded: tick ? { at: tick.at, by: ticker ? displayName(ticker) : '' } : null,
    };
  };
  return ok({ date, reminders: await Promise.all(visits.map(reminderOf)) });
}

interface Known {
  readonly reader: User | undefined;
  readonly letters: LetterSettings;
  readonly now: Temporal.Instant;
  readonly isHeld: boolean;
}

async function letterOf(
  { outbox, letterChoices }: Pick<Deps, 'outbox' | 'letterChoices'>,
  visit: AppointmentDetails,
  { reader, letters: settings, now, isHeld }: Known,
): Promise<ReminderLetter | null> {
  const letters = await outbox.of(visit.id);
  const isPlanned =
    reader !== undefined &&
    isSent(settings, 'reminder') &&
    isReceived('reminder', reader, await letterChoices.of(reader.id));
  return reminderLetter({ letters, visit, hours: isPlanned ? settings.reminderHours : 0, isHeld, now });
}
