import type { NewUser, User, UserId } from '../people/user.ts';
import type { Result } from '../problem.ts';

/** Everybody with an account: customers, stylists, administrators. */
export interface Users {
  find(id: UserId): Promise<User | undefined>;
  /** The user whose name has this key (see `usernameKey`), with the hash of their password. */
  findByUsernameKey(key: string): Promise<{ readonly user: User; readonly passwordHash: string } | undefined>;
  /** Whether nobody has an account yet. */
  isEmpty(): Promise<boolean>;
  /** Users who take bookings now, in id order. */
  stylists(): Promise<readonly User[]>;
  /** Stores the user. Of two at the same moment whose names have one key, exactly one is stored and the other refused. */
  add(user: NewUser): Promise<Result<User, { readonly code: 'username-taken' }>>;
}
