import type { Actor } from './permissions.ts';
import { displayName, type User } from './user.ts';

interface PublicStylist extends Pick<User, 'id' | 'firstName' | 'lastName'> {
  readonly displayName: string;
}

export interface StylistWithAccount extends User {
  readonly displayName: string;
}

export type StylistView = PublicStylist | StylistWithAccount;

export function stylistViewFor(actor: Actor, user: User): StylistView {
  const { id, firstName, lastName } = user;
  return actor.kind === 'admin'
    ? withDisplayName(user)
    : { id, firstName, lastName, displayName: displayName(user) };
}

export const withDisplayName = (user: User): StylistWithAccount => ({
  ...user,
  displayName: displayName(user),
});
