import type { AppointmentDetails } from '../booking/appointment-view.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { User } from '../people/user.ts';
import type { Appointments, Histories } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Outbox } from '../ports/letters/outbox.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Letter } from './letter.ts';
import { stillToTell, type Told } from './still-to-tell.ts';

interface Deps {
  readonly outbox: Outbox;
  readonly users: Users;
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly clock: Clock;
}

export interface FailedLetter {
  readonly letter: Letter;
  readonly reader: User;
  /** null: it is about a whole day. */
  readonly visit: AppointmentDetails | null;
  /** What its reader has not heard; null: nothing any more, or it is about a whole day. */
  readonly untold: Told['news'] | null;
}

const MOST = 200;

/** For administrators: first who would come at a time that holds no more, last of what nothing is to be told; then the newest. */
export async function listFailedLetters(
  deps: Deps,
  actor: Actor,
): Promise<Result<readonly FailedLetter[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-failed-letters');
  if (!allowed.ok) return allowed;
  const letters = await deps.outbox.failed(MOST);
  const people = await deps.users.findMany([...new Set(letters.map(({ to }) => to))]);
  const byId = new Map(people.map(person => [person.id, person]));
  const failed = letters.map(async letter => {
    const reader = byId.get(letter.to);
    return reader === undefined ? [] : [{ letter, reader, ...(await aboutVisit(deps, letter)) }];
  });
  return ok((await Promise.all(failed)).flat().toSorted((a, b) => rank(a) - rank(b)));
}

async function aboutVisit(
  { outbox, appointments, histories, clock }: Deps,
  letter: Letter,
): Promise<Pick<FailedLetter, 'visit' | 'untold'>> {
  const visit = letter.visit === null ? undefined : await appointments.find(letter.visit);
  if (visit === undefined) return { visit: null, untold: null };
  const [letters, history] = await Promise.all([outbox.of(visit.id), histories.of(visit.id)]);
  const told = stillToTell(letter, { letters, visit, history, now: clock.now(), goes: () => true });
  return { visit, untold: told === undefined || told === 'later' ? null : told.news };
}

function rank({ letter, untold }: FailedLetter): number {
  if (untold === 'moved' || untold === 'cancelled') return 0;
  return untold === null && letter.visit !== null ? 2 : 1;
}
