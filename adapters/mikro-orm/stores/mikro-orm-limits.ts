import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { freeAt, MOST_LIMIT_KEYS, windowOf, withHit, withoutHit } from '../../../core/people/limits.ts';
import type { Claim, Limits } from '../../../core/ports/limits.ts';
import {
  query,
  type SqlDatabase,
  type SqlDialect,
  type Transaction,
  type TransactionResult,
} from '../engine/sql-database.ts';
import { purgeBatch } from './purge-batch.ts';

/** One row for each limit and subject, with the moments that count. Rows are held in the order of their keys. */
export class MikroOrmLimits implements Limits {
  readonly #db: SqlDatabase;

  constructor(db: SqlDatabase) {
    this.#db = db;
  }

  async take(claims: readonly Claim[], now: Temporal.Instant): Promise<Temporal.Instant | undefined> {
    const free = await this.#db.transaction(() =>
      taken(this.#db.dialect, keyed(claims), now.epochMilliseconds),
    );
    return free === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(free);
  }

  giveBack(claims: readonly Claim[], moment: Temporal.Instant): Promise<void> {
    return this.#db.transaction(() => givenBack(this.#db.dialect, keyed(claims), moment.epochMilliseconds));
  }

  purge(now: Temporal.Instant): Promise<number> {
    const over = `expires <= ${this.#db.dialect.epochMs}`;
    const tooMany = `key in (select key from limits order by expires desc limit 1000 offset ${MOST_LIMIT_KEYS})`;
    return purgeBatch(this.#db, 'limits', 'key', `${over} or ${tooMany}`, now.epochMilliseconds);
  }
}

interface KeyedClaim extends Claim {
  readonly key: string;
}

/** Short, whatever somebody typed, and nobody's address or name to be read. */
const keyed = (claims: readonly Claim[]): readonly KeyedClaim[] =>
  claims
    .map(claim => ({
      ...claim,
      key: createHash('sha256').update(`${claim.limit.name} ${claim.key}`).digest('base64url'),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

function* taken(
  dialect: SqlDialect,
  claims: readonly KeyedClaim[],
  now: number,
): Transaction<TransactionResult<number | undefined>> {
  const counted: { readonly claim: KeyedClaim; readonly hits: readonly number[] }[] = [];
  for (const claim of claims) {
    yield* query(
      `insert into limits (key, hits, expires) values (?, '[]', ${dialect.epochMs}) on conflict (key) do nothing`,
      claim.key,
      now,
    );
    counted.push({ claim, hits: yield* heldHits(dialect, claim) });
  }
  const free = Math.max(...counted.map(({ claim, hits }) => freeAt(claim.limit, hits, now)));
  if (free > now) return { commit: false, value: free };
  for (const { claim, hits } of counted) {
    yield* query(
      `insert into limits (key, hits, expires) values (?, ?, ${dialect.epochMs})
        on conflict (key) do update set hits = excluded.hits, expires = excluded.expires`,
      ...[claim.key, JSON.stringify(withHit(claim.limit, hits, now)), now + windowOf(claim.limit)],
    );
  }
  return { commit: true, value: undefined };
}

function* givenBack(
  dialect: SqlDialect,
  claims: readonly KeyedClaim[],
  moment: number,
): Transaction<TransactionResult<void>> {
  for (const claim of claims) {
    const hits = withoutHit(yield* heldHits(dialect, claim), moment);
    yield* query('update limits set hits = ? where key = ?', JSON.stringify(hits), claim.key);
  }
  return { commit: true, value: undefined };
}

function* heldHits({ forUpdate }: SqlDialect, { key }: KeyedClaim): Transaction<readonly number[]> {
  const [row] = yield* query<{ hits: string | readonly number[] }>(
    `select hits from limits where key = ? ${forUpdate}`,
    key,
  );
  const hits = row?.hits ?? [];
  return typeof hits === 'string' ? (JSON.parse(hits) as readonly number[]) : hits;
}
