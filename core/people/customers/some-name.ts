import type { Person } from '../user.ts';

export const hasSomeName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): boolean =>
  firstName !== null || lastName !== null;
