import type { FieldErrors } from '../problem.ts';
import { fieldWording } from '../wording.ts';
import { hasSomeName } from './customers/some-name.ts';
import type { Person } from './user.ts';

type Names = Pick<Person, 'firstName' | 'lastName'>;

/** By field, of a person who must have both names. */
export function missingNames({ firstName, lastName }: Names): FieldErrors {
  return {
    ...(firstName === null && { firstName: fieldWording['first-name-required'] }),
    ...(lastName === null && { lastName: fieldWording['last-name-required'] }),
  };
}

export const missingName = (names: Names): FieldErrors =>
  hasSomeName(names) ? {} : { firstName: fieldWording['name-required'] };
