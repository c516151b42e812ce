import { type Actor, type KnownActor, permit } from '../../people/permissions.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CalendarFiles } from '../../ports/letters/calendar-files.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Appointment, AppointmentId } from '../appointment.ts';
import { isTheirs } from '../standing.ts';
import { calendarEntryOf } from './calendar-entry.ts';

interface Deps {
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly users: Users;
  readonly calendarFiles: CalendarFiles;
  readonly clock: Clock;
}

type Problem = ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>;

/** For its owner and for administrators; to others it looks as if there were none. */
export async function seeCalendarFile(
  { appointments, histories, users, calendarFiles, clock }: Deps,
  actor: Actor,
  id: AppointmentId,
): Promise<Result<string, Problem>> {
  const allowed = permit(actor, 'see-calendar-file');
  if (!allowed.ok) return allowed;
  const details = await appointments.find(id);
  if (details === undefined || !isTheirs(allowed.value, details))
    return refuse({ code: 'appointment-not-found' });
  const [customer, history] = await Promise.all([guestOf(users, allowed.value, details), histories.of(id)]);
  return ok(calendarFiles.write(calendarEntryOf(details, customer, history), clock.now()));
}

/** Whoever holds a link may be somebody else: they are not told the owner's name and address. */
const guestOf = async (users: Users, actor: KnownActor, { userId }: Pick<Appointment, 'userId'>) =>
  actor.kind === 'customer' && actor.via === 'link' ? undefined : users.find(userId);
