import { createHash } from 'node:crypto';
import type { FilterQuery, InferEntity } from '@mikro-orm/core';
import { Temporal } from 'temporal-polyfill';
import { freeAt, MAX_LIMIT_KEYS, windowOf, withHit, withoutHit } from '../../../core/people/limits.ts';
import type { Claim, Limits } from '../../../core/ports/limits.ts';
import type { Orm } from '../engine/connection.ts';
import { query, type SqlDatabase, type Transaction, type TransactionResult } from '../engine/sql-database.ts';
import { LimitEntity } from '../entities/limit-entity.ts';
import { limitStatements } from './login-statements.ts';
import { purgeBatch } from './purge-batch.ts';

/** One row for each limit and key, with the moments that count. Rows are locked in the order of their keys: no deadlock. */
export class MikroOrmLimits implements Limits {
  readonly #db: SqlDatabase;
  readonly #orm: Orm;
  readonly #sql: ReturnType<typeof limitStatements>;

  constructor(db: SqlDatabase, orm: Orm) {
    this.#db = db;
    this.#orm = orm;
    this.#sql = limitStatements(db.dialect);
  }

  async take(claims: readonly Claim[], now: Temporal.Instant): Promise<Temporal.Instant | undefined> {
    const take = () => this.#take(keyed(claims), now.epochMilliseconds);
    const free = await this.#db.transaction(take, 'asynchronous');
    return free === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(free);
  }

  giveBack(claims: readonly Claim[], moment: Temporal.Instant): Promise<void> {
    const give = () => this.#giveBack(keyed(claims), moment.epochMilliseconds);
    return this.#db.transaction(give, 'asynchronous');
  }

  async forget(claims: readonly Claim[]): Promise<void> {
    await this.#orm.fork().nativeDelete(LimitEntity, { key: keyed(claims).map(({ key }) => key) });
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const expired = await this.#purge({ expires: { $lte: now } });
    if (expired > 0) return expired;
    // Read without locks: with an offset, PostgreSQL would lock the skipped rows too.
    const surplus = await this.#orm
      .fork()
      .find(
        LimitEntity,
        {},
        { fields: ['key'], orderBy: { expires: 'desc' }, offset: MAX_LIMIT_KEYS, limit: 500 },
      );
    return surplus.length === 0 ? 0 : this.#purge({ key: surplus.map(({ key }) => key) });
  }

  #purge(which: FilterQuery<InferEntity<typeof LimitEntity>>): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, options) => em.find(LimitEntity, which, options),
      (em, limits) => em.nativeDelete(LimitEntity, { key: limits.map(({ key }) => key) }),
    );
  }

  *#take(claims: readonly KeyedClaim[], now: number): Transaction<TransactionResult<number | undefined>> {
    const counted: { readonly claim: KeyedClaim; readonly hits: readonly number[] }[] = [];
    for (const claim of claims) {
      yield* query(this.#sql.begin, claim.key, now);
      counted.push({ claim, hits: yield* this.#hits(claim) });
    }
    const free = Math.max(...counted.map(({ claim, hits }) => freeAt(claim.limit, hits, now)));
    if (free > now) return { commit: false, value: free };
    for (const { claim, hits } of counted) {
      const counting = JSON.stringify(withHit(claim.limit, hits, now));
      yield* query(this.#sql.count, claim.key, counting, now + windowOf(claim.limit));
    }
    return { commit: true, value: undefined };
  }

  *#giveBack(claims: readonly KeyedClaim[], moment: number): Transaction<TransactionResult<void>> {
    for (const claim of claims) {
      const hits = withoutHit(yield* this.#hits(claim), moment);
      yield* query(this.#sql.giveBack, JSON.stringify(hits), claim.key);
    }
    return { commit: true, value: undefined };
  }

  *#hits({ key }: KeyedClaim): Transaction<readonly number[]> {
    const [row] = yield* query<{ hits: string | readonly number[] }>(this.#sql.hits, key);
    const hits = row?.hits ?? [];
    return typeof hits === 'string' ? (JSON.parse(hits) as readonly number[]) : hits;
  }
}

interface KeyedClaim extends Claim {
  readonly key: string;
}

/** Hashed: short, and no address or name can be read from it. */
const keyed = (claims: readonly Claim[]): readonly KeyedClaim[] =>
  claims.map(claim => ({ ...claim, key: hashOf(claim) })).toSorted((a, b) => (a.key < b.key ? -1 : 1));

const hashOf = ({ limit, key }: Claim): string =>
  createHash('sha256').update(`${limit.name} ${key}`).digest('base64url');
