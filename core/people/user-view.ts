import { hasAccount, type User } from './user.ts';

export interface UserView extends User {
  readonly hasAccount: boolean;
}

export const userView = (user: User): UserView => ({ ...user, hasAccount: hasAccount(user) });
