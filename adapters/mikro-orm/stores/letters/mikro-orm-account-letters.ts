import { type InferEntity, LockMode, raw } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import type {
  AccountLetter,
  FailedAccountLetter,
  SettledAccountLetter,
} from '../../../../core/letters/accounts/account-letter.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { AccountLetters, AccountSettled } from '../../../../core/ports/letters/account-letters.ts';
import type { Orm } from '../../engine/connection.ts';
import { AccountLetterEntity } from '../../entities/letter-entities.ts';
import { purgeBatch } from '../purge-batch.ts';

export class MikroOrmAccountLetters implements AccountLetters {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async claim(
    now: Temporal.Instant,
    until: Temporal.Instant,
    most: number,
  ): Promise<readonly AccountLetter[]> {
    const due = { status: 'waiting', nextTry: { $lte: now } } as const;
    // Nothing is locked while nothing is to go.
    if ((await this.#orm.fork().find(AccountLetterEntity, due, { limit: 1 })).length === 0) return [];
    return this.#orm.transactional(async em => {
      const rows = await em.find(
        AccountLetterEntity,
        { ...due, $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] },
        { orderBy: { nextTry: 'asc', id: 'asc' }, limit: most, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      const claimed = { leasedUntil: until, tries: raw('tries + 1') };
      if (rows.length > 0)
        await em.nativeUpdate(AccountLetterEntity, { id: rows.map(({ id }) => id) }, claimed);
      return rows.map(row => letterOf({ ...row, tries: row.tries + 1 }));
    });
  }

  async settle(id: number, until: Temporal.Instant, settled: AccountSettled): Promise<void> {
    const claimed = { id, status: 'waiting', leasedUntil: until } as const;
    await this.#orm.fork().nativeUpdate(AccountLetterEntity, claimed, columnsOf(settled));
  }

  async failed(most: number): Promise<readonly FailedAccountLetter[]> {
    const em = this.#orm.fork();
    const failed = em.createQueryBuilder(AccountLetterEntity).where({ status: 'failed' });
    const newest = failed.select(raw('max(id)')).groupBy(['recipient', 'kind']);
    const order = { orderBy: { id: 'desc' }, limit: most } as const;
    const rows = await em.find(AccountLetterEntity, { id: { $in: newest } }, order);
    return rows.map(row => ({ ...letterOf(row), failure: row.failure }));
  }

  async to(recipient: UserId): Promise<readonly SettledAccountLetter[]> {
    const rows = await this.#orm.fork().find(AccountLetterEntity, { recipient }, { orderBy: { id: 'asc' } });
    return rows.map(({ kind, due, status, sent }) => ({ kind, due, status, sent }));
  }

  keptBack(recipient: UserId, since: Temporal.Instant): Promise<number> {
    const which = { recipient, status: 'kept-back', due: { $gte: since } } as const;
    return this.#orm.fork().count(AccountLetterEntity, which);
  }

  purge(dueBefore: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, options) => em.find(AccountLetterEntity, { due: { $lt: dueBefore } }, options),
      (em, old) => em.nativeDelete(AccountLetterEntity, { id: old.map(({ id }) => id) }),
    );
  }
}

function columnsOf(settled: AccountSettled) {
  const { as: status } = settled;
  switch (status) {
    case 'later':
      return { leasedUntil: null, failure: settled.failure, nextTry: settled.nextTry };
    case 'failed':
      return { leasedUntil: null, sealed: null, status, failure: settled.failure };
    case 'sent':
      return { leasedUntil: null, sealed: null, status, failure: null, sent: settled.at };
    case 'overtaken':
    case 'kept-back':
      return { leasedUntil: null, sealed: null, status };
  }
}

const letterOf = ({ recipient: userId, useful: until, ...row }: InferEntity<typeof AccountLetterEntity>) => {
  const { id, kind, address, due, sealed, tries } = row;
  return { id, kind, userId, address, due, until, sealed, tries } satisfies AccountLetter;
};
