import type { ShopHours } from '../calendar/shop-hours.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { User } from '../people/user.ts';
import type { Appointments, Histories } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { AccountLetters } from '../ports/letters/account-letters.ts';
import type { Outbox } from '../ports/letters/outbox.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { isOfEarlierDay } from './addresses/daily-letters.ts';
import { aboutAccount, type FailedLetter, worstFirst } from './failed-letter.ts';
import type { Letter } from './letter.ts';
import { stillToTell } from './still-to-tell.ts';

interface Deps {
  readonly outbox: Outbox;
  readonly accountLetters: Pick<AccountLetters, 'failed'>;
  readonly users: Users;
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly clock: Clock;
  readonly hours: ShopHours;
}

const MOST = 200;
const HELD_FOR = { hours: 7 * 24 };

export async function listFailedLetters(
  deps: Deps,
  actor: Actor,
): Promise<Result<readonly FailedLetter[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-failed-letters');
  if (!allowed.ok) return allowed;
  const since = deps.clock.now().subtract(HELD_FOR);
  const [failed, held, notices] = await Promise.all([
    deps.outbox.failed(MOST),
    deps.outbox.held(since, MOST),
    deps.accountLetters.failed(MOST),
  ]);
  const letters = [...failed, ...held];
  const ids = [...letters.map(({ to }) => to), ...notices.map(({ userId }) => userId)];
  const people = await deps.users.findMany([...new Set(ids)]);
  const byId = new Map(people.map(person => [person.id, person]));
  const all = [
    ...(await Promise.all(letters.map(letter => aboutVisit(deps, letter, byId.get(letter.to))))),
    ...notices.map(notice => aboutAccount(notice, byId)),
  ];
  return ok(all.flat().toSorted(worstFirst));
}

async function aboutVisit(
  deps: Deps,
  letter: Letter,
  reader: User | undefined,
): Promise<readonly FailedLetter[]> {
  if (reader === undefined) return [];
  const { visit, untold } = await untoldBy(deps, letter);
  const isHeld = letter.status === 'kept-back';
  if (isHeld && untold === null && letter.visit !== null) return [];
  const mayGoAgain = !isHeld || isOfEarlierDay(letter.due, deps.clock.now(), deps.hours);
  return [{ about: 'appointments', letter, reader, visit, untold, mayGoAgain }];
}

async function untoldBy({ outbox, appointments, histories, clock }: Deps, letter: Letter) {
  const visit = letter.visit === null ? undefined : await appointments.find(letter.visit);
  if (visit === undefined) return { visit: null, untold: null };
  const [letters, history] = await Promise.all([outbox.of(visit.id), histories.of(visit.id)]);
  const told = stillToTell(letter, { letters, visit, history, now: clock.now(), goes: () => true });
  if (told === undefined || told === 'later') return { visit, untold: null };
  // Whoever ended it themselves does not come in vain.
  const isOwnEnd = told.news === 'cancelled' && history[letter.change - 1]?.by === letter.to;
  return { visit, untold: isOwnEnd ? null : told.news };
}
