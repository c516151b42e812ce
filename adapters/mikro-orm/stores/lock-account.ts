import { type SqlEntityManager, SqlitePlatform } from '@mikro-orm/sql';
import type { SelectQueryBuilder } from 'kysely';
import { UserEntity } from '../entities/user-entity.ts';

interface Tables {
  readonly users: { readonly id: number; readonly is_admin: boolean };
}

/** Keeps an account from changing until the transaction ends; false when there is none. */
export const lockAccount = async (em: SqlEntityManager, id: number): Promise<boolean> =>
  (await lock(em, users => users.where('id', '=', id))) > 0;

/** The same for an account and every administrator, in id order. */
export const lockAccountAndAdmins = (em: SqlEntityManager, id: number): Promise<number> =>
  lock(em, users => users.where(is => is.or([is('id', '=', id), is('is_admin', '=', is.lit(true))])));

/** Locks an account; whether this is its e-mail address, which stays so until the transaction ends. */
export const lockAddress = async (em: SqlEntityManager, id: number, email: string | null): Promise<boolean> =>
  (await lockAccount(em, id)) && (await em.count(UserEntity, { id, email })) > 0;

type Users = SelectQueryBuilder<Tables, 'users', { id: number }>;

/**
 * On SQLite the transaction has the file to itself. On PostgreSQL `for no key update`, which the ORM's lock modes lack: a
 * plain `for update` also blocks foreign key checks, and could deadlock with a booking that names two of these users.
 */
async function lock(em: SqlEntityManager, narrow: (users: Users) => Users): Promise<number> {
  const users = narrow(em.getKysely<Tables>().selectFrom('users').select('id')).orderBy('id');
  const isSqlite = em.getPlatform() instanceof SqlitePlatform;
  return (await (isSqlite ? users : users.forNoKeyUpdate()).execute()).length;
}
