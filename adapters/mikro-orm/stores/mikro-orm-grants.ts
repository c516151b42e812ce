import { Temporal } from 'temporal-polyfill';
import { OWN_BROWSER } from '../../../core/people/forgotten-password.ts';
import type { Grants, KnownBrowser, NewResetLink, Proof, Visit } from '../../../core/ports/grants.ts';
import {
  query,
  type SqlDatabase,
  type SqlDialect,
  type Transaction,
  type TransactionResult,
} from '../engine/sql-database.ts';
import { grantedBy, holdAccount, seenSince } from './grant-steps.ts';
import { purgeBatch } from './purge-batch.ts';

const HOUR = 60 * 60 * 1000;

export class MikroOrmGrants implements Grants {
  readonly #db: SqlDatabase;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: SqlDatabase) {
    this.#db = db;
    this.#sql = statements(db.dialect);
  }

  remember(visit: Visit, now: Temporal.Instant): Promise<void> {
    return this.#db.transaction(() => remembered(this.#db.dialect, visit, now.epochMilliseconds));
  }

  async isKnown(browser: string, userId: number, now: Temporal.Instant): Promise<boolean> {
    const since = seenSince(now.epochMilliseconds);
    return (await this.#db.rows(this.#sql.isKnown, browser, userId, since)).length > 0;
  }

  async browsersOf(userId: number, now: Temporal.Instant): Promise<readonly KnownBrowser[]> {
    const rows = await this.#db.rows<BrowserRow>(
      this.#sql.browsersOf,
      userId,
      seenSince(now.epochMilliseconds),
    );
    return rows.map(({ id, browser, label, since, last_seen: lastSeen }) => ({
      ...{ id, browser, label },
      since: Temporal.Instant.fromEpochMilliseconds(since),
      lastSeen: Temporal.Instant.fromEpochMilliseconds(lastSeen),
    }));
  }

  async forget(userId: number, id: number): Promise<boolean> {
    const sql = 'delete from known_browsers where user_id = ? and id = ? and not staff returning id';
    return (await this.#db.rows(sql, userId, id)).length > 0;
  }

  async forgetHere(userId: number, browser: string): Promise<void> {
    const sql = 'delete from known_browsers where user_id = ? and browser = ? and not staff';
    await this.#db.rows(sql, userId, browser);
  }

  issueLink(link: NewResetLink, limit?: LinkLimit): Promise<boolean> {
    return this.#db.transaction(() => issued(this.#db.dialect, link, limit));
  }

  check(
    userId: number,
    proof: Proof,
    now: Temporal.Instant,
  ): Promise<'browser' | 'counter' | 'email' | undefined> {
    return this.#db.transaction(() => checked(this.#db.dialect, userId, proof, now.epochMilliseconds));
  }

  /** A browser still in use keeps the marks of whoever was on it; a link stays while it counts for the limit of its kind. */
  async purge(now: Temporal.Instant): Promise<number> {
    const { epochMs } = this.#db.dialect;
    const since = seenSince(now.epochMilliseconds);
    const unused = `last_seen <= ${epochMs} and not exists (select 1 from known_browsers other
      where other.browser = known_browsers.browser and other.last_seen > ${epochMs})`;
    const over = `expires <= ${epochMs} and issued <= ${epochMs}`;
    const { epochMilliseconds } = now;
    return (
      (await purgeBatch(this.#db, 'known_browsers', 'id', unused, since, since)) +
      (await purgeBatch(this.#db, 'reset_links', 'hash', over, epochMilliseconds, epochMilliseconds - HOUR))
    );
  }
}

function* remembered(
  dialect: SqlDialect,
  { browser, replaces, userId, staff, label }: Visit,
  now: number,
): Transaction<TransactionResult<void>> {
  if (!(yield* holdAccount(dialect, userId))) return { commit: false, value: undefined };
  if (replaces !== undefined) yield* moved(dialect, replaces, browser);
  yield* query(
    `insert into known_browsers (browser, user_id, staff, label, since, last_seen)
      values (?, ?, (? = 1), ?, ${dialect.epochMs}, ${dialect.epochMs})
      on conflict (browser, user_id) do update set staff = known_browsers.staff or excluded.staff,
        label = excluded.label, last_seen = excluded.last_seen`,
    ...[browser, userId, Number(staff), label, now, now],
  );
  yield* query(
    `delete from known_browsers where user_id = ? and not staff and id not in
      (select id from known_browsers where user_id = ? and not staff order by last_seen desc, id desc limit ?)`,
    ...[userId, userId, OWN_BROWSER.browsers],
  );
  return { commit: true, value: undefined };
}

/**
 * What is known of a browser moves to its new secret. Of the shop's people a mark stays behind until the next purge: another
 * login at this moment may be replacing the same secret.
 */
function* moved({ epochMs }: SqlDialect, from: string, to: string): Transaction<void> {
  yield* query(
    `insert into known_browsers (browser, user_id, staff, label, since, last_seen)
      select ?, user_id, staff, label, since, last_seen from known_browsers where browser = ? and staff
      on conflict (browser, user_id) do nothing`,
    ...[to, from],
  );
  yield* query(`update known_browsers set last_seen = ${epochMs} where browser = ? and staff`, 0, from);
  yield* query('update known_browsers set browser = ? where browser = ? and not staff', to, from);
}

interface LinkLimit {
  readonly most: number;
  readonly since: Temporal.Instant;
}

function* issued(
  dialect: SqlDialect,
  { hash, userId, kind, ...link }: NewResetLink,
  limit: LinkLimit | undefined,
): Transaction<TransactionResult<boolean>> {
  if (!(yield* holdAccount(dialect, userId))) return { commit: false, value: false };
  if (limit !== undefined) {
    const recent = yield* query(
      `select 1 from reset_links where user_id = ? and kind = ? and issued > ${dialect.epochMs}`,
      ...[userId, kind, limit.since.epochMilliseconds],
    );
    if (recent.length >= limit.most) return { commit: false, value: false };
  }
  if (kind === 'counter') {
    yield* query(`delete from reset_links where user_id = ? and kind = 'counter'`, userId);
  }
  yield* query(
    `insert into reset_links (hash, user_id, kind, issued, expires) values (?, ?, ?, ${dialect.epochMs}, ${dialect.epochMs})`,
    ...[hash, userId, kind, link.issued.epochMilliseconds, link.expires.epochMilliseconds],
  );
  return { commit: true, value: true };
}

function* checked(
  dialect: SqlDialect,
  userId: number,
  proof: Proof,
  now: number,
): Transaction<TransactionResult<'browser' | 'counter' | 'email' | undefined>> {
  return { commit: false, value: yield* grantedBy(dialect, userId, proof, now) };
}

const statements = ({ asEpochMs, epochMs }: SqlDialect) => ({
  isKnown: `select 1 from known_browsers where browser = ? and user_id = ? and last_seen > ${epochMs}`,
  browsersOf: `select id, browser, label, ${asEpochMs('since')} as since, ${asEpochMs('last_seen')} as last_seen
    from known_browsers where user_id = ? and last_seen > ${epochMs} and not staff
    order by known_browsers.last_seen desc, id desc`,
});

interface BrowserRow {
  readonly id: number;
  readonly browser: string;
  readonly label: string;
  readonly since: number;
  readonly last_seen: number;
}
