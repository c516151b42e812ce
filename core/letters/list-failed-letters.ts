import type { AppointmentDetails } from '../booking/appointment-view.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { User } from '../people/user.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Outbox } from '../ports/letters/outbox.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Letter } from './letter.ts';

interface Deps {
  readonly outbox: Outbox;
  readonly users: Users;
  readonly appointments: Appointments;
}

export interface FailedLetter {
  readonly letter: Letter;
  readonly reader: User;
  /** null: it is about a whole day. */
  readonly visit: AppointmentDetails | null;
}

const MOST = 200;

/** For administrators, the newest first. */
export async function listFailedLetters(
  { outbox, users, appointments }: Deps,
  actor: Actor,
): Promise<Result<readonly FailedLetter[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-failed-letters');
  if (!allowed.ok) return allowed;
  const letters = await outbox.failed(MOST);
  const people = await users.findMany([...new Set(letters.map(({ to }) => to))]);
  const byId = new Map(people.map(person => [person.id, person]));
  const failed = letters.map(async letter => {
    const reader = byId.get(letter.to);
    const visit = letter.visit === null ? undefined : await appointments.find(letter.visit);
    return reader === undefined ? [] : [{ letter, reader, visit: visit ?? null }];
  });
  return ok((await Promise.all(failed)).flat());
}
