import type { Letter } from '../../letters/letter.ts';
import type { Passkeys } from '../../ports/access/passkeys.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountLetters } from '../../ports/letters/account-letters.ts';
import type { LetterChoices } from '../../ports/letters/letter-choices.ts';
import type { MailAddresses } from '../../ports/letters/mail-addresses.ts';
import type { Outbox } from '../../ports/letters/outbox.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Timetables } from '../../ports/timetables.ts';
import type { TrustedDevices } from '../../ports/trusted-devices.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { momentIn } from '../access/list-sessions.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import type { PersonalData, RecordedAppointment } from './personal-data.ts';

interface Deps {
  readonly users: Pick<Users, 'findPerson'>;
  readonly appointments: Pick<Appointments, 'list'>;
  readonly histories: Histories;
  readonly trustedDevices: Pick<TrustedDevices, 'list'>;
  readonly timetables: Timetables;
  readonly outbox: Pick<Outbox, 'to'>;
  readonly accountLetters: Pick<AccountLetters, 'to'>;
  readonly mailAddresses: Pick<MailAddresses, 'isConfirmed'>;
  readonly passkeys: Pick<Passkeys, 'list'>;
  readonly sessions: Pick<Sessions, 'listOf'>;
  readonly letterChoices: Pick<LetterChoices, 'of'>;
  readonly clock: Clock;
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
  const [sessions, changedLetters, accountLetters, isAddressConfirmed] = await Promise.all([
    deps.sessions.listOf(id, clock.now()),
    deps.letterChoices.of(id),
    deps.accountLetters.to(id),
    user.email !== null && deps.mailAddresses.isConfirmed(id, user.email),
  ]);
  const absences = timetable.absences.filter(({ stylistId }) => stylistId === id);
  const isWritten = ({ status }: Pick<Letter, 'status'>): boolean => status !== 'overtaken';
  const letters = caused.filter(isWritten);
  return ok({
    ...{ user, staffNotes, appointments: recorded, browsers, passkeys, absences, letters, changedLetters },
    ...{ isAddressConfirmed, accountLetters: accountLetters.filter(isWritten) },
    sessions: sessions.map(one => ({
      ...{ label: one.label, since: momentIn(one, 'startedAt'), lastSeen: momentIn(one, 'seenAt') },
    })),
  });
}
