import { Temporal } from 'temporal-polyfill';
import type { FoundSession, Sessions, StoredSession } from '../../../core/ports/sessions.ts';
import type { SqlDatabase } from '../engine/sql-database.ts';
import { purgeBatch } from './purge-batch.ts';
import { type UserRow, userColumns, userOf } from './user-row.ts';

export class MikroOrmSessions implements Sessions {
  readonly #db: SqlDatabase;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: SqlDatabase) {
    this.#db = db;
    this.#sql = statements(db);
  }

  async find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined> {
    const [row] = await this.#db.rows<SessionRow>(this.#sql.find, sid, now.epochMilliseconds);
    return row && sessionOf(row);
  }

  async create({ sid, sess, expire }: StoredSession): Promise<void> {
    await this.#db.rows(this.#sql.create, sid, JSON.stringify(sess), expire.epochMilliseconds, userIn(sess));
  }

  async update({ sid, sess, expire }: StoredSession): Promise<void> {
    await this.#db.rows(this.#sql.update, JSON.stringify(sess), expire.epochMilliseconds, userIn(sess), sid);
  }

  async remove(sid: string): Promise<void> {
    await this.#db.rows('delete from sessions where sid = ?', sid);
  }

  purge(now: Temporal.Instant): Promise<number> {
    const condition = `expire <= ${this.#db.dialect.epochMs}`;
    return purgeBatch(this.#db, 'sessions', 'sid', condition, now.epochMilliseconds);
  }
}

const userIn = ({ userId }: StoredSession['sess']): number | null =>
  typeof userId === 'number' ? userId : null;

const statements = ({ dialect: { asEpochMs, epochMs } }: SqlDatabase) => ({
  find: `select sid, sess, ${asEpochMs('expire')} as expire, ${userColumns}
    from sessions left join users on id = user_id where sid = ? and expire > ${epochMs}`,
  create: `insert into sessions (sid, sess, expire, user_id) values (?, ?, ${epochMs}, ?)
    on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire, user_id = excluded.user_id`,
  update: `update sessions set sess = ?, expire = ${epochMs}, user_id = ? where sid = ?`,
});

type SessionRow = (UserRow | { readonly id: null }) & {
  readonly sid: string;
  /** SQLite hands out the text, PostgreSQL what it says. */
  readonly sess: string | StoredSession['sess'];
  readonly expire: number;
};

const sessionOf = ({ sid, sess, expire, ...row }: SessionRow): FoundSession => ({
  sid,
  sess: typeof sess === 'string' ? (JSON.parse(sess) as StoredSession['sess']) : sess,
  expire: Temporal.Instant.fromEpochMilliseconds(expire),
  user: row.id === null ? undefined : userOf(row),
});
