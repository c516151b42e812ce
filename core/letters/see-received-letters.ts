import { type Actor, permit } from '../people/permissions.ts';
import type { UserId } from '../people/user.ts';
import type { LetterChoices } from '../ports/letters/letter-choices.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { customerKinds, isReceived, isSent } from './letter-kinds.ts';

interface Deps {
  readonly letterChoices: Pick<LetterChoices, 'of'>;
  readonly timetables: Pick<Timetables, 'current'>;
  readonly users: Pick<Users, 'find'>;
}

/** Of the letters about their own appointments, those that the shop sends and somebody wants and can be sent. */
export async function seeReceivedLetters(
  { letterChoices, timetables, users }: Deps,
  actor: Actor,
  id: UserId,
): Promise<
  Result<
    readonly (typeof customerKinds)[number][],
    ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>
  >
> {
  const allowed = permit(actor, 'see-received-letters');
  if (!allowed.ok) return allowed;
  const user = await users.find(id);
  if (user === undefined) return refuse({ code: 'user-not-found' });
  const [changed, { letters }] = await Promise.all([letterChoices.of(id), timetables.current()]);
  return ok(customerKinds.filter(kind => isSent(letters, kind) && isReceived(kind, user, changed)));
}
