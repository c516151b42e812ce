import { type InferEntity, LockMode, raw } from '@mikro-orm/core';
import { type SqlEntityManager, SqlitePlatform } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import type { Place } from '../../../../core/booking/place.ts';
import type { Letter, LetterId, TimedLetter } from '../../../../core/letters/letter.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { Outbox, Settled } from '../../../../core/ports/letters/outbox.ts';
import { plainDate } from '../../../../core/wall-clock.ts';
import type { Orm } from '../../engine/connection.ts';
import { brokenKey } from '../../engine/driver-errors.ts';
import { LetterEntity } from '../../entities/letter-entities.ts';
import { idsBefore } from '../agendas/ids-before.ts';
import { purgeBatch } from '../purge-batch.ts';

export class MikroOrmOutbox implements Outbox {
  readonly #orm: Orm;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  async add(letters: readonly TimedLetter[]): Promise<void> {
    const em = this.#orm.fork();
    const keys = letters.map(({ key }) => key);
    const known = (await em.find(LetterEntity, { letterKey: keys })).map(({ letterKey }) => letterKey);
    const rows = letters.filter(({ key }) => !known.includes(key)).map(rowOf);
    try {
      if (rows.length > 0) await em.insertMany(LetterEntity, rows);
    } catch (error) {
      // Another process has added some of them meanwhile.
      if (brokenKey(error) !== 'letters.letter_key') throw error;
      await this.add(letters);
    }
  }

  async claim(now: Temporal.Instant, until: Temporal.Instant, most: number): Promise<readonly Letter[]> {
    // Nothing is locked while nothing is to go.
    const due = { status: 'waiting', nextTry: { $lte: now } } as const;
    if ((await this.#orm.fork().find(LetterEntity, due, { limit: 1 })).length === 0) return [];
    return this.#orm.transactional(async em => {
      const free = { $or: [{ leasedUntil: null }, { leasedUntil: { $lte: now } }] };
      const found = await em.find(
        LetterEntity,
        { ...due, ...free, [noneInHand(em, now)]: [] },
        {
          ...{ orderBy: { nextTry: 'asc', id: 'asc' }, limit: most },
          lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
        },
      );
      // What another process took in hand after this statement had begun.
      const held = await inHand(em, found, now);
      const rows = found.filter(row => !held.has(lineOf(row)));
      const unsettled = rows.filter(({ leasedUntil }) => leasedUntil !== null).map(({ id }) => id);
      const ids = rows.map(({ id }) => id);
      if (unsettled.length > 0) await em.nativeUpdate(LetterEntity, { id: unsettled }, { inDoubt: true });
      const once = { leasedUntil: until, tries: raw('tries + 1') };
      if (ids.length > 0) await em.nativeUpdate(LetterEntity, { id: ids }, once);
      return rows.map(row => ({
        ...letterOf(row),
        ...{ tries: row.tries + 1, inDoubt: row.inDoubt || unsettled.includes(row.id) },
      }));
    });
  }

  async settle(id: LetterId, until: Temporal.Instant, settled: Settled): Promise<void> {
    const claimed = { id, status: 'waiting', leasedUntil: until } as const;
    await this.#orm.fork().nativeUpdate(LetterEntity, claimed, { leasedUntil: null, ...columnsOf(settled) });
  }

  async of(visit: AppointmentId): Promise<readonly Letter[]> {
    return this.#inOrder({ appointment: visit });
  }

  async to(recipient: UserId): Promise<readonly Letter[]> {
    return this.#inOrder({ recipient });
  }

  keptBack(recipient: UserId, since: Temporal.Instant): Promise<number> {
    return this.#orm.fork().count(LetterEntity, { recipient, status: 'kept-back', due: { $gte: since } });
  }

  async failed(most: number): Promise<readonly Letter[]> {
    const order = { orderBy: { id: 'desc' }, limit: most } as const;
    return (await this.#orm.fork().find(LetterEntity, { status: 'failed' }, order)).map(letterOf);
  }

  async held(since: Temporal.Instant, most: number): Promise<readonly Letter[]> {
    const kept = { status: 'kept-back', due: { $gte: since } } as const;
    const order = { orderBy: { id: 'desc' }, limit: most } as const;
    return (await this.#orm.fork().find(LetterEntity, kept, order)).map(letterOf);
  }

  purge(begunBefore: Temporal.Instant): Promise<number> {
    const day = begunBefore.toString().slice(0, 10);
    return purgeBatch(
      this.#orm,
      async (em, { limit }) => {
        const ofDays = await em.find(LetterEntity, { appointment: null, day: { $lt: day } }, { limit });
        return ofDays.length > 0 ? ofDays.map(({ id }) => id) : idsBefore(em, 'letters', begunBefore, limit);
      },
      (em, ids) => em.nativeDelete(LetterEntity, { id: [...ids] }),
    );
  }

  async retry(id: LetterId, now: Temporal.Instant): Promise<boolean> {
    const again = { status: 'waiting', tries: 0, due: now, nextTry: now, failure: null } as const;
    const stopped = { id, status: ['failed' as const, 'kept-back' as const] };
    return (await this.#orm.fork().nativeUpdate(LetterEntity, stopped, again)) > 0;
  }

  async #inOrder(which: { appointment: AppointmentId } | { recipient: UserId }): Promise<readonly Letter[]> {
    const rows = await this.#orm.fork().find(LetterEntity, which, { orderBy: { id: 'asc' } });
    return rows.map(letterOf);
  }
}

const rowOf = ({ key, kind, to, visit, change, day, due }: TimedLetter) => ({
  ...{ letterKey: key, kind, recipient: to, appointment: visit, changeNumber: change, due, nextTry: due },
  ...{ day: day && day.toString(), status: 'waiting' as const, tries: 0, inDoubt: false },
  ...{ leasedUntil: null, failure: null, sent: null, told: null },
});

type Row = InferEntity<typeof LetterEntity>;

const lineOf = ({ appointment, recipient }: Pick<Row, 'appointment' | 'recipient'>): string =>
  `${appointment} ${recipient}`;

/** Before the limit: as many of one line as that would keep back everybody's. */
function noneInHand(em: SqlEntityManager, now: Temporal.Instant) {
  const isSqlite = em.getPlatform() instanceof SqlitePlatform;
  const inLine = (alias: string) =>
    `held.appointment_id = ${alias}.appointment_id and held.recipient_id = ${alias}.recipient_id`;
  return raw(
    alias => `not exists (select 1 from letters as held
      where ${inLine(alias)} and held.status = 'waiting' and held.leased_until > ?)`,
    [isSqlite ? now.epochMilliseconds : now.toString()],
  );
}

/** Visit and person of letters that somebody is sending now. */
async function inHand(
  em: SqlEntityManager,
  rows: readonly Row[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const visits = rows.flatMap(({ appointment }) => appointment ?? []);
  if (visits.length === 0) return new Set();
  const leased = { status: 'waiting', leasedUntil: { $gt: now }, appointment: visits } as const;
  return new Set((await em.find(LetterEntity, leased)).map(lineOf));
}

function columnsOf(settled: Settled) {
  switch (settled.as) {
    case 'sent':
      return {
        ...{ status: 'sent' as const, sent: settled.at, told: storedPlace(settled.told) },
        ...{ failure: null, inDoubt: false },
      };
    case 'overtaken':
    case 'kept-back':
      return { status: settled.as };
    case 'put-off':
      return { due: settled.until, nextTry: settled.until, tries: 0, failure: null };
    case 'failed':
    case 'later': {
      const { failure, inDoubt, told, nextTry } = settled;
      const status = settled.as === 'failed' ? ('failed' as const) : ('waiting' as const);
      return { status, failure, nextTry, ...(inDoubt && { inDoubt, told: storedPlace(told) }) };
    }
  }
}

const storedPlace = (place: Place | null) => place && { ...place, date: place.date.toString() };

const letterOf = ({ told, ...row }: Row): Letter => ({
  ...{ id: row.id, key: row.letterKey, kind: row.kind, to: row.recipient, visit: row.appointment },
  ...{ change: row.changeNumber, day: row.day === null ? null : plainDate(row.day), due: row.due },
  ...{ status: row.status, tries: row.tries, inDoubt: row.inDoubt, failure: row.failure, sent: row.sent },
  told: told && { ...told, date: plainDate(told.date) },
});
