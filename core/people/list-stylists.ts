import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import { byDisplayName, displayName, type StylistId, type User } from './user.ts';

/** What everybody may know of a stylist; administrators see the whole user beside it. */
export interface StylistCard extends Partial<User> {
  readonly id: StylistId;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string;
}

/** Who takes bookings, by shown name. */
export async function listStylists(
  deps: { readonly users: Users },
  actor: Actor,
): Promise<Result<readonly StylistCard[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-stylists');
  if (!allowed.ok) return allowed;
  const stylists = (await deps.users.stylists()).toSorted(byDisplayName);
  return ok(stylists.map(actor.kind === 'admin' ? wholeCard : publicCard));
}

function publicCard(user: User): StylistCard {
  const { id, firstName, lastName } = user;
  return { id, firstName, lastName, displayName: displayName(user) };
}

const wholeCard = (user: User): StylistCard => ({ ...user, displayName: displayName(user) });
