import type { Temporal } from 'temporal-polyfill';
import type { Proof } from '../../core/ports/grants.ts';
import type { Passwords } from '../../core/ports/passwords.ts';
import { grantedBy, holdAccount } from './grant-steps.ts';
import { ask, type Outcome, type SqlDatabase, type SqlDialect, type Steps } from './sql-database.ts';

export class MikroOrmPasswords implements Passwords {
  readonly #db: SqlDatabase;

  constructor(db: SqlDatabase) {
    this.#db = db;
  }

  change(userId: number, passwordHash: string, keepSession: string | undefined): Promise<boolean> {
    return this.#db.transaction(() => changed(this.#db.dialect, userId, passwordHash, keepSession));
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
      return yield* changed(dialect, userId, passwordHash, keepSession);
    });
  }
}

/** Sets the hash and forgets whatever was proven with the old one. */
function* changed(
  dialect: SqlDialect,
  userId: number,
  passwordHash: string,
  keepSession: string | undefined,
): Steps<Outcome<boolean>> {
  if (!(yield* holdAccount(dialect, userId))) return { keep: false, value: false };
  yield* ask('update users set password_hash = ? where id = ?', passwordHash, userId);
  yield* ask('delete from sessions where user_id = ? and sid <> ?', userId, keepSession ?? '');
  yield* ask('delete from known_browsers where user_id = ? and not staff', userId);
  yield* ask('delete from reset_links where user_id = ?', userId);
  return { keep: true, value: true };
}
