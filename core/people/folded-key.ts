import { displayName, type User } from './user.ts';

/** Without case and accents: "Nicolò" is found as "nicolo". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Person = Pick<User, 'username' | 'firstName' | 'lastName' | 'email' | 'phone'>;

export const searchKey = (person: Person): string => {
  const names = [person.firstName, person.lastName].map(name => fold(name ?? ''));
  const known = fold(
    [displayName(person), person.username, person.email, person.phone].filter(Boolean).join(' '),
  );
  return [known, ...names.map(closed).filter((name, index) => name !== names[index])].join(' ');
};

export const sortKey = (person: Person): string => fold(displayName(person));

/** Separators within names and numbers: D'Angelo, D’Angelo, 340.12, direction marks of copied contacts. */
const between = /(?:[\s\p{Cf}'’‘`´ʼ/()‐–-]|(?<=\d)\.(?=\d))+/u;

/** As people type a name with an apostrophe, a hyphen or a space in it: dangelo, annamaria, deluca. */
const closed = (name: string): string => name.replace(new RegExp(between, 'gu'), '');

/** Stored numbers lack it, callers' show it. */
const countryCode = /^(?:\+|00)39(?=\d|$)/;

/** Words that must all be found, each once: some characters fold to four words. */
export const searchWords = (search: string): string[] => {
  const words = fold(search)
    .split(between)
    .map(word => word.replace(countryCode, ''));
  return [...new Set(words)].filter(Boolean);
};
