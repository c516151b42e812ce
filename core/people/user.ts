export type UserId = number;
/** A user with `isStylist`. */
export type StylistId = UserId;

export interface Person {
  /** null: without a login. */
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Roles {
  readonly isAdmin: boolean;
  readonly isStylist: boolean;
}

export interface User extends Person, Roles {
  readonly id: UserId;
  /** Only where the shop takes their bookings by telephone alone. */
  readonly onlineBooking?: false | undefined;
}

export interface AccountHolder extends User {
  readonly username: string;
}

export const hasAccount = (user: User): user is AccountHolder => user.username !== null;

export interface ContactCounts {
  readonly customers: number;
  readonly withEmail: number;
  readonly withPhone: number;
}

export interface NewUser extends Omit<AccountHolder, 'id' | 'onlineBooking'> {
  /** Only for demo data and tests. */
  readonly id?: UserId;
  readonly passwordHash: string;
  /** Given by the person themselves; false unless said. */
  readonly emailIsOwn?: boolean;
}

export interface NewCustomer extends Omit<Person, 'username'> {
  /** The same each time one request is sent; null: it will not be sent again. */
  readonly requestId: string | null;
}

/** Mario = mario = ｍａｒｉｏ in every locale: the unique key of an account. */
export const usernameKey = (username: string): string =>
  username.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** Full name, else username; who has no username has a name. */
export function displayName(user: Pick<User, 'username' | 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(part => part !== null).join(' ') || (user.username ?? '');
}

const italian = new Intl.Collator('it', { sensitivity: 'base', numeric: true });

/** By shown name without case and accents, then id. */
export const byDisplayName = (a: User, b: User): number =>
  italian.compare(displayName(a), displayName(b)) || a.id - b.id;
