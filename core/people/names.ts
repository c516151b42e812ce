import type { FieldErrors } from '../problem.ts';
import { fieldWording } from '../wording.ts';
import type { Person } from './user.ts';

/** By field, of a person who must have both names. */
export function missingNames({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): FieldErrors {
  return {
    ...(firstName === null && { firstName: fieldWording['first-name-required'] }),
    ...(lastName === null && { lastName: fieldWording['last-name-required'] }),
  };
}
