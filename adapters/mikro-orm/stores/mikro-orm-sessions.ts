import { Temporal } from 'temporal-polyfill';
import { MAX_SESSIONS } from '../../../core/people/access/list-sessions.ts';
import type {
  FoundSession,
  LiveSession,
  Renewal,
  SessionDevice,
  Sessions,
  StoredSession,
} from '../../../core/ports/sessions.ts';
import type { Orm } from '../engine/connection.ts';
import type { SqlDatabase, Statement, Transaction, TransactionResult } from '../engine/sql-database.ts';
import { SessionEntity } from '../entities/session-entity.ts';
import { sessionStatements } from './login-statements.ts';
import { purgeBatch } from './purge-batch.ts';
import { type UserRow, userOf } from './user-row.ts';

export class MikroOrmSessions implements Sessions {
  readonly #db: SqlDatabase;
  readonly #orm: Orm;
  readonly #sql: ReturnType<typeof sessionStatements>;

  constructor(db: SqlDatabase, orm: Orm) {
    this.#db = db;
    this.#orm = orm;
    this.#sql = sessionStatements(db.dialect);
  }

  async find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined> {
    const [row] = await this.#db.lookUp<SessionRow>(this.#sql.find, sid, now.epochMilliseconds);
    return row && sessionOf(row);
  }

  async create(
    { sid, sess, expire }: StoredSession,
    { label, browser }: SessionDevice = { label: '', browser: null },
  ): Promise<void> {
    const userId = userIn(sess);
    const { create, lockAccount, endSurplus } = this.#sql;
    const times = [expire.epochMilliseconds, seenIn(sess)];
    const row = [sid, JSON.stringify(sess), ...times, userId, label, browser];
    const statements: Statement[] = [{ sql: create, values: row }];
    if (userId !== null) {
      statements.unshift({ sql: lockAccount, values: [userId] });
      statements.push({ sql: endSurplus, values: [userId, sid, userId, sid, 0, MAX_SESSIONS - 1] });
    }
    await this.#db.transaction(function* (): Transaction<TransactionResult<undefined>> {
      yield { statements, isLast: true };
      return { commit: true, value: undefined };
    }, 'asynchronous');
  }

  async listOf(userId: number, now: Temporal.Instant): Promise<readonly LiveSession[]> {
    const found = await this.#orm
      .fork()
      .find(SessionEntity, { userId, expire: { $gt: now } }, { orderBy: { expire: 'desc', sid: 'asc' } });
    return found.map(({ sid, sess, expire, label, browser }) => ({
      ...{ sid, sess, expire, label },
      browser: browser ?? null,
    }));
  }

  endOf(userId: number, keep = ''): Promise<number> {
    return this.#orm.fork().nativeDelete(SessionEntity, { userId, sid: { $ne: keep } });
  }

  async update({ sid, sess, expire }: StoredSession): Promise<void> {
    const times = [expire.epochMilliseconds, seenIn(sess)] as const;
    await this.#db.rows(this.#sql.update, JSON.stringify(sess), ...times, userIn(sess), sid);
  }

  async renew({ from, to }: Renewal): Promise<void> {
    await this.#orm.fork().nativeUpdate(SessionEntity, { sid: from }, { sid: to });
  }

  async remove(sid: string): Promise<void> {
    await this.#db.rows(this.#sql.remove, sid);
  }

  purge(now: Temporal.Instant): Promise<number> {
    return purgeBatch(
      this.#orm,
      (em, options) => em.find(SessionEntity, { expire: { $lte: now } }, options),
      (em, sessions) => em.nativeDelete(SessionEntity, { sid: sessions.map(({ sid }) => sid) }),
    );
  }
}

const seenIn = ({ seenAt }: StoredSession['sess']): number => (typeof seenAt === 'number' ? seenAt : 0);

const userIn = ({ userId }: StoredSession['sess']): number | null =>
  typeof userId === 'number' ? userId : null;

type SessionRow = (UserRow | { readonly id: null }) & {
  readonly sid: string;
  /** SQLite answers with the text, PostgreSQL with its value. */
  readonly sess: string | StoredSession['sess'];
  readonly expire: number;
};

const sessionOf = ({ sid, sess, expire, ...row }: SessionRow): FoundSession => ({
  sid,
  sess: typeof sess === 'string' ? (JSON.parse(sess) as StoredSession['sess']) : sess,
  expire: Temporal.Instant.fromEpochMilliseconds(expire),
  user: row.id === null ? undefined : userOf(row),
});
