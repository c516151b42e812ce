import { Temporal } from 'temporal-polyfill';
import type { Roles, User } from '../user.ts';

export const LINK_LIFE = {
  counter: Temporal.Duration.from({ minutes: 15 }),
  email: Temporal.Duration.from({ minutes: 30 }),
} as const;

export const EMAIL_LINKS_AN_HOUR = 3;

export const OWN_BROWSER = {
  /** Days after the account was last seen on it. */
  days: 180,
  /** Of one account; the longest unseen is forgotten. */
  browsers: 5,
  /** On one browser; with more it is a family's or a shop's. */
  accounts: 2,
} as const;

export type ProofKind = 'browser' | 'counter' | 'email';

export const isStaff = ({ isAdmin, isStylist }: Roles): boolean => isAdmin || isStylist;

/** Staff prove themselves by e-mail alone; everybody else by any proof. */
export const mayResetBy = (user: User, kind: ProofKind): boolean => kind === 'email' || !isStaff(user);

/** The address a link may go to: for staff only one that they gave themselves. */
export const linkAddress = (user: User, emailIsOwn: boolean): string | null =>
  emailIsOwn || !isStaff(user) ? user.email : null;

export const mayHaveCounterLink = (user: User): boolean => !isStaff(user);
