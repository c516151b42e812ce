import { type Actor, permit } from '../people/permissions.ts';
import type { LetterChoices } from '../ports/letters/letter-choices.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type OwnLetters, ownChoices } from './own-letters.ts';

interface Deps {
  readonly letterChoices: LetterChoices;
  readonly timetables: Timetables;
  readonly users: Users;
}

export async function seeOwnLetters(
  { letterChoices, timetables, users }: Deps,
  actor: Actor,
): Promise<Result<OwnLetters, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'see-own-letters');
  if (!allowed.ok) return allowed;
  const user = await users.find(allowed.value.userId);
  if (user === undefined) return refuse({ code: 'not-logged-in' });
  const [changed, { letters }] = await Promise.all([letterChoices.of(user.id), timetables.current()]);
  return ok({ email: user.email, choices: ownChoices(user, changed, letters) });
}
