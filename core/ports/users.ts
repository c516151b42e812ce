import type { DecideRoles } from '../people/roles.ts';
import type { ContactCounts, NewUser, Person, User, UserId } from '../people/user.ts';
import type { Problem, ProblemOf, Result } from '../problem.ts';
import type { Page, PageRequest } from './page.ts';

export interface UserFilter {
  /** `customer`: everybody but administrators; `admin`: nobody but them. */
  readonly role?: 'customer' | 'admin' | undefined;
  /** Words that must all occur in full name, username, e-mail or phone, without regard to case and accents. */
  readonly search?: string | undefined;
}

export interface Account {
  readonly user: User;
  readonly passwordHash: string;
  /** Whether the person themselves gave the e-mail address. */
  readonly emailIsOwn: boolean;
}

/** What is said of a person, and whether the e-mail address counts as given by themselves. */
export interface PersonSaid extends Person {
  readonly emailIsOwn: boolean;
}

export interface Edited {
  readonly before: User;
  readonly after: User;
}

/** Everybody with an account: customers, stylists, administrators. */
export interface Users {
  find(id: UserId): Promise<User | undefined>;
  /** Those of these ids that exist, in id order. */
  findMany(ids: readonly UserId[]): Promise<readonly User[]>;
  /** The user whose name has this key (see `usernameKey`), with the hash of their password. */
  findByUsernameKey(key: string): Promise<Account | undefined>;
  /** Whether nobody has an account yet. */
  isEmpty(): Promise<boolean>;
  /** Users who take bookings now, in id order. */
  stylists(): Promise<readonly User[]>;
  /** By shown name without regard to case and accents, then id. */
  list(filter: UserFilter): Promise<readonly User[]>;
  page(filter: UserFilter, request: PageRequest): Promise<Page<User>>;
  /** Of everybody but administrators. */
  countContacts(): Promise<ContactCounts>;
  /** Stores the user. Of two at the same moment whose names have one key, exactly one is stored and the other refused. */
  add(user: NewUser): Promise<Result<User, ProblemOf<'username-taken'>>>;
  /**
   * Changes what is said of a person, under the same promise. `decide` is synchronous and pure, and may run more than
   * once; nobody changes the account between what it is shown and what is stored. A refusal of its own changes nothing.
   * Where the e-mail address changes, links sent to the one before are forgotten.
   */
  update<P extends Problem>(
    id: UserId,
    decide: (present: Account) => Result<PersonSaid, P>,
  ): Promise<Result<Edited, P | ProblemOf<'username-taken' | 'user-not-found'>>>;
  /** Changes roles. Nobody becomes or ceases to be an administrator between the decision and what is stored. */
  changeRoles(
    id: UserId,
    decide: DecideRoles,
  ): Promise<Result<User, ProblemOf<'last-admin' | 'user-not-found'>>>;
}
