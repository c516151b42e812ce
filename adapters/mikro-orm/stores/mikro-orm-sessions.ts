import { Temporal } from 'temporal-polyfill';
import type { FoundSession, Sessions, StoredSession } from '../../../core/ports/sessions.ts';
import type { Orm } from '../engine/connection.ts';
import {
  lastQuery,
  type SqlDatabase,
  type Transaction,
  type TransactionResult,
} from '../engine/sql-database.ts';
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
    const [row] = await this.#db.rows<SessionRow>(this.#sql.find, sid, now.epochMilliseconds);
    return row && sessionOf(row);
  }

  async create({ sid, sess, expire }: StoredSession): Promise<void> {
    const row = [sid, JSON.stringify(sess), expire.epochMilliseconds, userIn(sess)] as const;
    const { create } = this.#sql;
    await this.#db.transaction(function* (): Transaction<TransactionResult<undefined>> {
      yield* lastQuery(create, ...row);
      return { commit: true, value: undefined };
    }, 'asynchronous');
  }

  async update({ sid, sess, expire }: StoredSession): Promise<void> {
    await this.#db.rows(this.#sql.update, JSON.stringify(sess), expire.epochMilliseconds, userIn(sess), sid);
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
