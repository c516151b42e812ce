export type UserId = number;
/** A user with `isStylist`. */
export type StylistId = UserId;

/** What is said of a person, by themselves or by an administrator. */
export interface Person {
  readonly username: string;
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
}

/** How many customers there are, and how many of them can be reached which way. */
export interface ContactCounts {
  readonly customers: number;
  readonly withEmail: number;
  readonly withPhone: number;
}

export interface NewUser extends Omit<User, 'id'> {
  /** Only demo data and tests choose an id. */
  readonly id?: UserId;
  readonly passwordHash: string;
  /** Whether the person themselves gave the e-mail address; false unless said. */
  readonly emailIsOwn?: boolean;
}

/** Names that look alike are one name: Mario = mario = ｍａｒｉｏ, in every locale. The unique key of an account. */
export const usernameKey = (username: string): string =>
  username.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** How a person is called on screen: full name, else username. */
export function displayName(user: Pick<User, 'username' | 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(part => part !== null).join(' ') || user.username;
}

const italian = new Intl.Collator('it', { sensitivity: 'base', numeric: true });

/** Order of shown names, without regard to case and accents; equal names by id. */
export const byDisplayName = (a: User, b: User): number =>
  italian.compare(displayName(a), displayName(b)) || a.id - b.id;
