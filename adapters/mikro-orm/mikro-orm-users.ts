import type { SqlEntityManager } from '@mikro-orm/sql';
import { type NewUser, type User, type UserId, usernameKey } from '../../core/people/user.ts';
import type { Users } from '../../core/ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../core/problem.ts';
import { brokenKey } from './driver-errors.ts';
import type { SqlDatabase } from './sql-database.ts';
import { UserTable } from './tables/user-table.ts';

const columns = 'id, username, first_name, last_name, email, phone, is_admin, is_stylist';

export class MikroOrmUsers implements Users {
  readonly #db: SqlDatabase;
  readonly #em: SqlEntityManager;

  constructor(db: SqlDatabase, em: SqlEntityManager) {
    this.#db = db;
    this.#em = em;
  }

  async find(id: UserId): Promise<User | undefined> {
    const [row] = await this.#db.rows<UserRow>(`select ${columns} from users where id = ?`, id);
    return row && userOf(row);
  }

  async findByUsernameKey(
    key: string,
  ): Promise<{ readonly user: User; readonly passwordHash: string } | undefined> {
    const sql = `select ${columns}, password_hash from users where username_key = ?`;
    const [row] = await this.#db.rows<UserRow & { readonly password_hash: string }>(sql, key);
    return row && { user: userOf(row), passwordHash: row.password_hash };
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#db.rows('select 1 from users limit 1')).length === 0;
  }

  async stylists(): Promise<readonly User[]> {
    const sql = `select ${columns} from users where is_stylist order by id`;
    return (await this.#db.rows<UserRow>(sql)).map(userOf);
  }

  async add(user: NewUser): Promise<Result<User, ProblemOf<'username-taken'>>> {
    const { id: chosen, passwordHash, ...person } = user;
    const row = { ...person, passwordHash, usernameKey: usernameKey(person.username) };
    try {
      const id = await this.#em.fork().insert(UserTable, chosen === undefined ? row : { ...row, id: chosen });
      const { afterChosenId } = this.#db.dialect;
      if (chosen !== undefined && afterChosenId !== undefined)
        await this.#db.rows(afterChosenId('users'), id);
      return ok({ id, ...person });
    } catch (error) {
      if (brokenKey(error) === 'users.username_key') return refuse({ code: 'username-taken' });
      throw error;
    }
  }
}

interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly is_admin: boolean | number;
  readonly is_stylist: boolean | number;
}

const userOf = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  isAdmin: Boolean(row.is_admin),
  isStylist: Boolean(row.is_stylist),
});
