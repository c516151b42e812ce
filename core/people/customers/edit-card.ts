import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import type { UserId } from '../user.ts';
import type { CardEdit, UserWithNotes } from './card.ts';

export async function editCard(
  { users }: { readonly users: Pick<Users, 'update'> },
  actor: Actor,
  id: UserId,
  card: CardEdit,
): Promise<
  Result<UserWithNotes, ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found' | 'username-taken'>>
> {
  const allowed = permit(actor, 'edit-user');
  if (!allowed.ok) return allowed;
  if (allowed.value.kind !== 'admin') return refuse({ code: 'not-permitted' });
  const edited = await users.update<never>(id, ({ user, emailIsOwn }) => {
    const { username, firstName, lastName, email, phone } = user;
    return ok({ username, firstName, lastName, email, phone, emailIsOwn, ...card });
  });
  return edited.ok ? ok({ ...edited.value.after, staffNotes: edited.value.staffNotes }) : edited;
}
