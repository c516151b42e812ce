import { type OwnDeps, ownAddress } from '../people/access/own-address.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { LetterChoices } from '../ports/letters/letter-choices.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { isForStylist, type LetterKind } from './letter-kinds.ts';
import { kindsFor, type OwnLetters, ownChoices } from './own-letters.ts';

interface Deps extends OwnDeps {
  readonly letterChoices: LetterChoices;
  readonly timetables: Timetables;
  readonly users: Users;
}

/** What is left out stays as it is; what is not theirs to choose is ignored. */
export async function setOwnLetters(
  deps: Deps,
  actor: Actor,
  wanted: Readonly<Partial<Record<LetterKind, boolean | undefined>>>,
): Promise<Result<OwnLetters, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const { letterChoices, timetables, users } = deps;
  const allowed = permit(actor, 'set-own-letters');
  if (!allowed.ok) return allowed;
  const user = await users.find(allowed.value.userId);
  if (user === undefined) return refuse({ code: 'not-logged-in' });
  const before = await letterChoices.of(user.id);
  const changed = kindsFor(user).filter(kind => {
    const is = wanted[kind];
    return is === undefined ? before.includes(kind) : is === isForStylist(kind);
  });
  if (!(await letterChoices.put(user.id, changed))) return refuse({ code: 'not-logged-in' });
  const { letters } = await timetables.current();
  return ok({ ...(await ownAddress(deps, user)), choices: ownChoices(user, changed, letters) });
}
