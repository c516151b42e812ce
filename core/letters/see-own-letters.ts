import { type OwnDeps, ownAddress } from '../people/access/own-address.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { LetterChoices } from '../ports/letters/letter-choices.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type OwnLetters, ownChoices } from './own-letters.ts';

interface Deps extends OwnDeps {
  readonly letterChoices: LetterChoices;
  readonly timetables: Timetables;
  readonly users: Users;
}

export async function seeOwnLetters(
  deps: Deps,
  actor: Actor,
): Promise<Result<OwnLetters, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const { letterChoices, timetables, users } = deps;
  const allowed = permit(actor, 'see-own-letters');
  if (!allowed.ok) return allowed;
  const user = await users.find(allowed.value.userId);
  if (user === undefined) return refuse({ code: 'not-logged-in' });
  const [changed, { letters }] = await Promise.all([letterChoices.of(user.id), timetables.current()]);
  return ok({ ...(await ownAddress(deps, user)), choices: ownChoices(user, changed, letters) });
}
