import type { Temporal } from 'temporal-polyfill';
import type { Proof } from '../../core/ports/grants.ts';
import type { Passwords } from '../../core/ports/passwords.ts';
import { grantedBy, holdAccount } from './grant-steps.ts';
import { ask, type Outcome, type SqlDatabase, type Steps } from './sql-database.ts';

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
    return this.#db.transaction(function* (): Steps<Outcome<boolean>> {
      if (!(yield* holdAccount(dialect, userId))) return { keep: false, value: false };
      if (present !== undefined && !(yield* hasHash(userId, present))) return { keep: false, value: false };
      return yield* changed(userId, passwordHash, keepSession);
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
    return this.#db.transaction(function* (): Steps<Outcome<boolean>> {
      if (!(yield* holdAccount(dialect, userId))) return { keep: false, value: false };
      const granted = yield* grantedBy(dialect, userId, proof, now.epochMilliseconds);
      if (granted === undefined) return { keep: false, value: false };
      return yield* changed(userId, passwordHash, keepSession);
    });
  }
}

function* hasHash(userId: number, passwordHash: string): Steps<boolean> {
  const sql = 'select 1 from users where id = ? and password_hash = ?';
  return (yield* ask(sql, userId, passwordHash)).length > 0;
}

/** Sets the hash of an account that is held, and forgets whatever was proven with the old one. */
function* changed(
  userId: number,
  passwordHash: string,
  keepSession: string | undefined,
): Steps<Outcome<boolean>> {
  yield* ask('update users set password_hash = ? where id = ?', passwordHash, userId);
  yield* ask('delete from sessions where user_id = ? and sid <> ?', userId, keepSession ?? '');
  yield* ask('delete from known_browsers where user_id = ? and not staff', userId);
  yield* ask('delete from reset_links where user_id = ?', userId);
  return { keep: true, value: true };
}
