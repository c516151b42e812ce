import { displayName } from '../../../core/people/user.ts';
import type { Services } from '../service-ids.ts';
import { failedLetter } from './failed-letter-texts.ts';
import { texts } from './texts.ts';

export const failedNeeds = ['outbox', 'accountLetters', 'users'] as const;

const MOST = 200;

/** Both kinds, the newest of each first: about appointments with who was to read them, about accounts with the address. */
export async function listFailed({
  outbox,
  accountLetters,
  users,
}: Pick<Services, (typeof failedNeeds)[number]>): Promise<string> {
  const [visits, accounts] = await Promise.all([outbox.failed(MOST), accountLetters.failed(MOST)]);
  const people = await users.findMany([...new Set(visits.map(({ to }) => to))]);
  const nameOf = (id: number): string => {
    const person = people.find(one => one.id === id);
    return person === undefined ? `${id}` : [displayName(person), person.email].filter(Boolean).join(', ');
  };
  const lines = [
    ...visits.map(({ to, ...letter }) => ({ ...letter, to: nameOf(to) })),
    ...accounts.map(({ address, ...letter }) => ({ ...letter, to: address })),
  ];
  if (lines.length === 0) return texts.noFailedLetters;
  return lines.map(line => failedLetter({ ...line, due: line.due.toString() })).join('\n');
}
