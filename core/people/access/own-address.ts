import type { OwnLetters } from '../../letters/own-letters.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountLetters } from '../../ports/letters/account-letters.ts';
import type { MailAddresses } from '../../ports/letters/mail-addresses.ts';
import type { Outbox } from '../../ports/letters/outbox.ts';
import type { User } from '../user.ts';

export interface OwnDeps {
  readonly outbox: Pick<Outbox, 'keptBack'>;
  readonly accountLetters: Pick<AccountLetters, 'keptBack'>;
  readonly mailAddresses: Pick<MailAddresses, 'isConfirmed'>;
  readonly clock: Clock;
}

export async function ownAddress(
  { outbox, accountLetters, mailAddresses, clock }: OwnDeps,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<Omit<OwnLetters, 'choices'>> {
  const since = clock.now().subtract({ hours: 7 * 24 });
  const kept = await Promise.all([outbox, accountLetters].map(letters => letters.keptBack(id, since)));
  const isConfirmed = email !== null && (await mailAddresses.isConfirmed(id, email));
  return { email, isConfirmed, keptBack: kept.reduce((sum, count) => sum + count, 0) };
}
