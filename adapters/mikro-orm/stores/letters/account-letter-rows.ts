import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AccountKind, NewAccountLetter } from '../../../../core/letters/accounts/account-letter.ts';
import type { UserId } from '../../../../core/people/user.ts';
import { AccountLetterEntity } from '../../entities/letter-entities.ts';

/** In the transaction of the change that the letter reports. */
export async function keepAccountLetter(
  em: SqlEntityManager,
  letter: NewAccountLetter | undefined,
): Promise<void> {
  if (letter === undefined) return;
  const { userId: recipient, until: useful, due, ...told } = letter;
  await em.insert(AccountLetterEntity, {
    ...{ ...told, recipient, useful, due, nextTry: due, status: 'waiting', tries: 0 },
    ...{ leasedUntil: null, failure: null, sent: null },
  });
}

/** Deletes waiting letters whose links are no longer valid. */
export async function dropLinks(
  em: SqlEntityManager,
  recipient: UserId,
  kinds: readonly AccountKind[] = ['reset-link', 'invitation'],
): Promise<void> {
  const waiting = { recipient, kind: [...kinds], status: 'waiting' as const };
  await em.nativeUpdate(AccountLetterEntity, waiting, { status: 'overtaken', sealed: null });
}
