import type { UserWithNotes } from './customers/card.ts';
import { hasAccount, type User } from './user.ts';

export interface UserView extends User {
  readonly hasAccount: boolean;
}

export const userView = (user: User): UserView => ({ ...user, hasAccount: hasAccount(user) });

export interface PersonView extends Omit<UserView, 'onlineBooking'> {
  readonly staffNotes: string | null;
  readonly onlineBooking: boolean;
}

export const personView = (user: UserWithNotes): PersonView => ({
  ...user,
  hasAccount: hasAccount(user),
  onlineBooking: user.onlineBooking ?? true,
});
