import type { Temporal } from 'temporal-polyfill';
import type { Proof } from '../../../core/ports/grants.ts';
import type { Passwords } from '../../../core/ports/passwords.ts';
import { query, type SqlDatabase, type Transaction, type TransactionResult } from '../engine/sql-database.ts';
import { grantedBy, holdAccount } from './grant-steps.ts';

export class MikroOrmPasswords implements Passwords {
  readonly #db: SqlDatabase;

  constructor(db: SqlDatabase) {
    this.#db = db;
  }

  change(
    userId: number,
    passwordHash: string,
    keepSession: string | undefined,
    present?: string,
  ): Promise<boolean> {
    const { dialect } = this.#db;
    return this.#db.transaction(function* (): Transaction<TransactionResult<boolean>> {
      if (!(yield* holdAccount(dialect, userId))) return { commit: false, value: false };
      if (present !== undefined && !(yield* hasHash(userId, present))) return { commit: false, value: false };
      return yield* setHashAndEndSessions(userId, passwordHash, keepSession);
    });
  }

  reset(
    userId: number,
    passwordHash: string,
    proof: Proof,
    keepSession: string | undefined,
    now: Temporal.Instant,
  ): Promise<boolean> {
    const { dialect } = this.#db;
    return this.#db.transaction(function* (): Transaction<TransactionResult<boolean>> {
      if (!(yield* holdAccount(dialect, userId))) return { commit: false, value: false };
      const granted = yield* grantedBy(dialect, userId, proof, now.epochMilliseconds);
      if (granted === undefined) return { commit: false, value: false };
      return yield* setHashAndEndSessions(userId, passwordHash, keepSession);
    });
  }
}

function* hasHash(userId: number, passwordHash: string): Transaction<boolean> {
  const sql = 'select 1 from users where id = ? and password_hash = ?';
  return (yield* query(sql, userId, passwordHash)).length > 0;
}

/** Sets the hash of an account that is held, and forgets whatever was proven with the old one. */
function* setHashAndEndSessions(
  userId: number,
  passwordHash: string,
  keepSession: string | undefined,
): Transaction<TransactionResult<boolean>> {
  yield* query('update users set password_hash = ? where id = ?', passwordHash, userId);
  yield* query('delete from sessions where user_id = ? and sid <> ?', userId, keepSession ?? '');
  yield* query('delete from known_browsers where user_id = ? and not staff', userId);
  yield* query('delete from reset_links where user_id = ?', userId);
  return { commit: true, value: true };
}
