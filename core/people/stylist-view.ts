import { skillsOf, type Timetable } from '../calendar/timetable.ts';
import type { ServiceId } from '../catalogue/service.ts';
import type { Actor } from './permissions.ts';
import { displayName, type User } from './user.ts';
import { type UserView, userView } from './user-view.ts';

interface PublicStylist extends Pick<User, 'id' | 'firstName' | 'lastName'> {
  readonly displayName: string;
  /** null: everything. */
  readonly serviceIds: readonly ServiceId[] | null;
}

export interface StylistWithAccount extends UserView, Pick<PublicStylist, 'displayName' | 'serviceIds'> {}

export type StylistView = PublicStylist | StylistWithAccount;

export function stylistViewFor(actor: Actor, user: User, timetable: Timetable): StylistView {
  const seen = stylistWithAccount(user, timetable);
  const { id, firstName, lastName, serviceIds } = seen;
  return actor.kind === 'admin'
    ? seen
    : { id, firstName, lastName, displayName: seen.displayName, serviceIds };
}

export const stylistWithAccount = (user: User, timetable: Timetable): StylistWithAccount => ({
  ...userView(user),
  displayName: displayName(user),
  serviceIds: skillsOf(timetable, user.id),
});
