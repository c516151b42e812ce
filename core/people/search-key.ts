import { displayName, type User } from './user.ts';

/** Text without regard to case and accents: "Nicolò" and "NICOLO" are the same to somebody who looks for them. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Person = Pick<User, 'username' | 'firstName' | 'lastName' | 'email' | 'phone'>;

/** All that a person can be found by: full name, username, e-mail, phone. */
export const searchKey = (person: Person): string =>
  fold([displayName(person), person.username, person.email, person.phone].filter(Boolean).join(' '));

/** Where a person stands in an ordered list. */
export const sortKey = (person: Person): string => fold(displayName(person));

/**
 * What parts a name or a number in writing, and is written in one way here and in another there: D'Angelo, D’Angelo. Among
 * it the marks of direction that are copied along with a number from a telephone's contacts; a dot between figures only.
 */
const between = /(?:[\s\p{Cf}'’‘`´ʼ/()‐–-]|(?<=\d)\.(?=\d))+/u;

/** Numbers are kept without it, callers are shown with it. */
const countryCode = /^(?:\+|00)39(?=\d|$)/;

/** What is looked for, as words that must all be found, each once: there are signs that fold to four words. */
export const searchWords = (search: string): string[] => {
  const words = fold(search)
    .split(between)
    .map(word => word.replace(countryCode, ''));
  return [...new Set(words)].filter(Boolean);
};
