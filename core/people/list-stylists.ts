import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { type Actor, permit } from './permissions.ts';
import { byDisplayName, displayName, type StylistId, type User } from './user.ts';

/** What everybody may see; administrators get the user beside it. */
export interface StylistCard extends Partial<User> {
  readonly id: StylistId;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string;
  /** Confirmed and ahead, where asked for. */
  readonly futureAppointments?: number;
}

type Denied = ProblemOf<'not-logged-in' | 'not-permitted'>;

export async function listStylists(
  deps: { readonly users: Users },
  actor: Actor,
): Promise<Result<readonly StylistCard[], Denied>> {
  const allowed = permit(actor, 'list-stylists');
  if (!allowed.ok) return allowed;
  const stylists = (await deps.users.stylists()).toSorted(byDisplayName);
  return ok(stylists.map(actor.kind === 'admin' ? wholeCard : publicCard));
}

/**
 * With former stylists and each one's confirmed appointments ahead; `whoEverHadVisits` adds those with past or
 * cancelled ones only.
 */
export async function listStylistsWithFormer(
  deps: { readonly users: Users; readonly appointments: Appointments; readonly clock: Clock },
  actor: Actor,
  { whoEverHadVisits }: { readonly whoEverHadVisits: boolean },
): Promise<Result<readonly StylistCard[], Denied>> {
  const allowed = permit(actor, 'list-former-stylists');
  if (!allowed.ok) return allowed;
  const ahead = await deps.appointments.countUpcomingByStylist(deps.clock.now());
  const wanted = whoEverHadVisits ? await deps.appointments.everBookedStylists() : [...ahead.keys()];
  const present = await deps.users.stylists();
  const left = wanted.filter(id => !present.some(stylist => stylist.id === id));
  const former = await deps.users.findMany(left);
  const everybody = [...present, ...former].toSorted(byDisplayName);
  return ok(everybody.map(user => ({ ...wholeCard(user), futureAppointments: ahead.get(user.id) ?? 0 })));
}

function publicCard(user: User): StylistCard {
  const { id, firstName, lastName } = user;
  return { id, firstName, lastName, displayName: displayName(user) };
}

const wholeCard = (user: User): StylistCard => ({ ...user, displayName: displayName(user) });
