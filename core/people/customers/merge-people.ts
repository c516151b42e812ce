import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { fieldWording } from '../../wording.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import type { UserWithNotes } from './card.ts';
import { joinedPerson } from './joined-person.ts';

type MergeProblem = ProblemOf<
  | 'not-logged-in'
  | 'not-permitted'
  | 'invalid-input'
  | 'user-not-found'
  | 'staff-stays'
  | 'two-logins'
  | 'notes-too-long'
>;

/** Who was entered twice becomes one person, with the appointments of both. There is no way back. */
export async function mergePeople(
  { users }: { readonly users: Pick<Users, 'merge'> },
  actor: Actor,
  gone: UserId,
  into: UserId,
): Promise<Result<UserWithNotes, MergeProblem>> {
  const allowed = permit(actor, 'merge-people');
  if (!allowed.ok) return allowed;
  if (gone === into) return refuse({ code: 'invalid-input', fields: { into: fieldWording['same-person'] } });
  const merged = await users.merge(gone, into, joinedPerson);
  return merged.ok ? ok({ ...merged.value.user, staffNotes: merged.value.staffNotes }) : merged;
}
