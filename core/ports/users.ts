import type { NewAccountLetter } from '../letters/accounts/account-letter.ts';
import type { CardEdit } from '../people/customers/card.ts';
import type { DecideRoles } from '../people/roles.ts';
import type {
  AccountHolder,
  ContactCounts,
  NewCustomer,
  NewUser,
  Person,
  User,
  UserId,
} from '../people/user.ts';
import type { Problem, ProblemOf, Result } from '../problem.ts';
import type { Page, PageRequest } from './page.ts';

export interface UserFilter {
  readonly ids?: readonly UserId[] | undefined;
  readonly role?: 'customer' | 'admin' | undefined;
  /** Words of the search key; all must occur. */
  readonly search?: string | undefined;
}

/** Both names of a login, username and password, are there or neither is. */
export interface StoredPerson {
  readonly user: User;
  readonly passwordHash: string | null;
  /** Given by the person themselves. */
  readonly emailIsOwn: boolean;
  readonly staffNotes: string | null;
}

export interface Account extends StoredPerson {
  readonly user: AccountHolder;
  readonly passwordHash: string;
}

/** Of the card, what is left out stays as it is. */
export interface PersonSaid extends Person, CardEdit {
  readonly emailIsOwn: boolean;
  /** Stored with it. */
  readonly letter?: NewAccountLetter | undefined;
}

export interface AddedCustomer {
  readonly user: User;
  readonly repeated: boolean;
}

export interface Edited {
  readonly before: User;
  readonly after: User;
  readonly staffNotes: string | null;
}

export interface Users {
  find(id: UserId): Promise<User | undefined>;
  findPerson(id: UserId): Promise<StoredPerson | undefined>;
  /** In id order; whoever was erased too, as they are named now. */
  findMany(ids: readonly UserId[]): Promise<readonly User[]>;
  /** See `usernameKey`. Nobody without a login. */
  findByUsernameKey(key: string): Promise<Account | undefined>;
  isEmpty(): Promise<boolean>;
  /** In id order. */
  stylists(): Promise<readonly User[]>;
  /** By shown name without case and accents, then id. */
  list(filter: UserFilter): Promise<readonly User[]>;
  ids(filter: UserFilter): Promise<readonly UserId[]>;
  page(filter: UserFilter, request: PageRequest): Promise<Page<User>>;
  countContacts(): Promise<ContactCounts>;
  /** Of two with one key at the same moment exactly one is stored. */
  add(user: NewUser): Promise<Result<AccountHolder, ProblemOf<'username-taken'>>>;
  /** One person for one `requestId`: the first. */
  addCustomer(customer: NewCustomer): Promise<AddedCustomer>;
  /** See `passerBy`: always the same one, whom no other call of this port knows. */
  passerBy(): Promise<User>;
  /** `decide` is pure, may run more than once, and sees what is stored until its answer is. */
  update<P extends Problem>(
    id: UserId,
    decide: (present: StoredPerson) => Result<PersonSaid, P>,
  ): Promise<Result<Edited, P | ProblemOf<'username-taken' | 'user-not-found'>>>;
  /** Who else has this number, address or shown name. */
  alike(person: User): Promise<readonly User[]>;
  /**
   * Gives all that is `gone`'s to `into`, who becomes what `join` makes of both, and lets `gone` go. `join` is pure and sees
   * what is stored until its answer is; nobody books for either meanwhile.
   */
  merge<P extends Problem>(
    gone: UserId,
    into: UserId,
    join: (gone: StoredPerson, into: StoredPerson) => Result<StoredPerson, P>,
  ): Promise<Result<StoredPerson, P | ProblemOf<'user-not-found' | 'staff-stays'>>>;
  /** Nobody's rights change between the decision and its storing. */
  changeRoles(
    id: UserId,
    decide: DecideRoles,
  ): Promise<Result<User, ProblemOf<'last-admin' | 'user-not-found'>>>;
}
