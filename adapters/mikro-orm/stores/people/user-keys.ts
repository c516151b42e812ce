import { searchKey, sortKey } from '../../../../core/people/folded-key.ts';
import { type Person, usernameKey } from '../../../../core/people/user.ts';
import { refuse } from '../../../../core/problem.ts';
import { brokenKey } from '../../engine/driver-errors.ts';

export const keysOf = (person: Person) => ({
  usernameKey: person.username === null ? null : usernameKey(person.username),
  searchKey: searchKey(person),
  sortKey: sortKey(person),
});

export function refuseTakenName(error: unknown): ReturnType<typeof refuse<{ code: 'username-taken' }>> {
  if (brokenKey(error) === 'users.username_key') return refuse({ code: 'username-taken' });
  throw error;
}
