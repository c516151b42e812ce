import type { Temporal } from 'temporal-polyfill';
import type { AppointmentDetails } from '../../booking/appointment-view.ts';
import type { HistoryEntry } from '../../booking/history/history-entry.ts';
import type { Absence } from '../../calendar/timetable.ts';
import type { Letter } from '../../letters/letter.ts';
import type { LetterKind } from '../../letters/letter-kinds.ts';
import type { Passkeys } from '../../ports/access/passkeys.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LetterChoices } from '../../ports/letters/letter-choices.ts';
import type { Outbox } from '../../ports/letters/outbox.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Timetables } from '../../ports/timetables.ts';
import type { TrustedDevice, TrustedDevices } from '../../ports/trusted-devices.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { momentIn } from '../access/list-sessions.ts';
import type { Passkey } from '../passkeys/passkey.ts';
import { type Actor, permit } from '../permissions.ts';
import type { User, UserId } from '../user.ts';

interface Deps {
  readonly users: Pick<Users, 'findPerson'>;
  readonly appointments: Pick<Appointments, 'list'>;
  readonly histories: Histories;
  readonly trustedDevices: Pick<TrustedDevices, 'list'>;
  readonly timetables: Timetables;
  readonly outbox: Pick<Outbox, 'to'>;
  readonly passkeys: Pick<Passkeys, 'list'>;
  readonly sessions: Pick<Sessions, 'listOf'>;
  readonly letterChoices: Pick<LetterChoices, 'of'>;
  readonly clock: Clock;
}

/** All that is stored about somebody, but what proves who they are: password and secrets. */
export interface PersonalData {
  readonly user: User;
  readonly staffNotes: string | null;
  /** Those booked for them, the oldest first. */
  readonly appointments: readonly RecordedAppointment[];
  readonly browsers: readonly TrustedDevice[];
  readonly passkeys: readonly Passkey[];
  /** Of somebody who works here. */
  readonly absences: readonly Absence[];
  /** What was written to them, but what a later change has overtaken. */
  readonly letters: readonly Letter[];
  /** Kinds that they have set otherwise than they are for everybody. */
  readonly changedLetters: readonly LetterKind[];
  readonly sessions: readonly SessionTimes[];
}

interface SessionTimes {
  readonly label: string;
  readonly since: Temporal.Instant;
  readonly lastSeen: Temporal.Instant;
}

export interface RecordedAppointment extends AppointmentDetails {
  readonly history: readonly HistoryEntry[];
}

/** One's own; an administrator's to hand over, of anybody. */
export async function seePersonalData(
  { users, appointments, histories, trustedDevices, timetables, outbox, clock, ...deps }: Deps,
  actor: Actor,
  userId?: UserId,
): Promise<Result<PersonalData, ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>>> {
  const allowed = permit(actor, userId === undefined ? 'export-own-data' : 'export-data');
  if (!allowed.ok) return allowed;
  const id = userId ?? allowed.value.userId;
  const [person, visits, browsers, timetable, caused, passkeys] = await Promise.all([
    users.findPerson(id),
    appointments.list({ userId: id }),
    trustedDevices.list(id, clock.now()),
    timetables.current(),
    outbox.to(id),
    deps.passkeys.list(id),
  ]);
  if (person === undefined) return refuse({ code: 'user-not-found' });
  const recorded: RecordedAppointment[] = [];
  for (const visit of visits.toReversed()) recorded.push({ ...visit, history: await histories.of(visit.id) });
  const { user, staffNotes } = person;
  const [sessions, changedLetters] = await Promise.all([
    deps.sessions.listOf(id, clock.now()),
    deps.letterChoices.of(id),
  ]);
  const absences = timetable.absences.filter(({ stylistId }) => stylistId === id);
  const letters = caused.filter(({ status }) => status !== 'overtaken');
  return ok({
    ...{ user, staffNotes, appointments: recorded, browsers, passkeys, absences, letters, changedLetters },
    sessions: sessions.map(one => ({
      ...{ label: one.label, since: momentIn(one, 'startedAt'), lastSeen: momentIn(one, 'seenAt') },
    })),
  });
}
