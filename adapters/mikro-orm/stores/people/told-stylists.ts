import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import { isReceived, type LetterKind, letterKinds } from '../../../../core/letters/letter-kinds.ts';
import type { Cancelling } from '../../../../core/people/personal-data/erasing-decision.ts';
import { AppointmentHistoryEntity } from '../../entities/appointment-history-entity.ts';
import { LetterChoiceEntity, LetterEntity } from '../../entities/letter-entities.ts';
import { UserEntity } from '../../entities/user-entity.ts';

/** The letters of a change whose line stands in the history already, to whoever has an address and wants them. */
export async function writeLetters(
  em: SqlEntityManager,
  { id, letters, at }: Cancelling & { readonly at: Temporal.Instant },
): Promise<void> {
  const change = await em.count(AppointmentHistoryEntity, { appointment: id });
  for (const { kind, to } of letters) {
    const reader = await em.findOne(UserEntity, { id: to });
    if (reader === null || !isReceived(kind, reader, await changedBy(em, to))) continue;
    await em.insert(LetterEntity, {
      ...{ letterKey: `${kind}-${id}-${change}-${to}`, kind, recipient: to, appointment: id },
      ...{ changeNumber: change, day: null, due: at, nextTry: at, status: 'waiting', tries: 0 },
      ...{ inDoubt: false, leasedUntil: null, failure: null, sent: null, told: null },
    });
  }
}

async function changedBy(em: SqlEntityManager, user: number): Promise<readonly LetterKind[]> {
  const row = await em.findOne(LetterChoiceEntity, { user });
  return letterKinds.filter(kind => row?.changed.includes(` ${kind} `));
}
