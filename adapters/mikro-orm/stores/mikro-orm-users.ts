import type { SqlEntityManager } from '@mikro-orm/sql';
import { searchKey, sortKey } from '../../../core/people/search-key.ts';
import {
  type ContactCounts,
  type NewUser,
  type Person,
  type Roles,
  type User,
  type UserId,
  usernameKey,
} from '../../../core/people/user.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import type { Account, Edited, PersonSaid, UserFilter, Users } from '../../../core/ports/users.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import { brokenKey } from '../engine/driver-errors.ts';
import {
  query,
  type SqlDatabase,
  type SqlDialect,
  type Transaction,
  type TransactionResult,
  type Value,
} from '../engine/sql-database.ts';
import { UserEntity } from '../entities/user-entity.ts';
import { everyWord } from './every-word.ts';
import { countedRows, limitClause, pageOf } from './page-of.ts';
import { type UserRow, userColumns, userOf } from './user-row.ts';

const accountColumns = `${userColumns}, password_hash, email_is_own`;

export class MikroOrmUsers implements Users {
  readonly #db: SqlDatabase;
  readonly #em: SqlEntityManager;

  constructor(db: SqlDatabase, em: SqlEntityManager) {
    this.#db = db;
    this.#em = em;
  }

  async find(id: UserId): Promise<User | undefined> {
    const [row] = await this.#db.rows<UserRow>(`select ${userColumns} from users where id = ?`, id);
    return row && userOf(row);
  }

  async findMany(ids: readonly UserId[]): Promise<readonly User[]> {
    const sql = `select ${userColumns} from users where id ${this.#db.dialect.isOneOf} order by id`;
    return (await this.#db.rows<UserRow>(sql, ids.join(','))).map(userOf);
  }

  async findByUsernameKey(key: string): Promise<Account | undefined> {
    const sql = `select ${accountColumns} from users where username_key = ?`;
    const [row] = await this.#db.rows<AccountRow>(sql, key);
    return row && accountOf(row);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#db.rows('select 1 from users limit 1')).length === 0;
  }

  async stylists(): Promise<readonly User[]> {
    const sql = `select ${userColumns} from users where is_stylist order by id`;
    return (await this.#db.rows<UserRow>(sql)).map(userOf);
  }

  async add(user: NewUser): Promise<Result<User, ProblemOf<'username-taken'>>> {
    const { id: chosen, passwordHash, emailIsOwn = false, ...person } = user;
    const row = { ...person, ...keysOf(person), passwordHash, emailIsOwn };
    try {
      const id = await this.#em
        .fork()
        .insert(UserEntity, chosen === undefined ? row : { ...row, id: chosen });
      const { afterChosenId } = this.#db.dialect;
      if (chosen !== undefined && afterChosenId !== undefined)
        await this.#db.rows(afterChosenId('users'), id);
      return ok({ id, ...person });
    } catch (error) {
      return refuseTakenName(error);
    }
  }

  async list(filter: UserFilter): Promise<readonly User[]> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const sql = `select ${userColumns} from users ${where} order by sort_key, id`;
    return (await this.#db.rows<UserRow>(sql, ...values)).map(userOf);
  }

  async page(filter: UserFilter, { limit, after }: PageRequest): Promise<Page<User>> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const follow = 'and (sort_key, id) > (select sort_key, id from users where id = ?)';
    const sql = `select ${userColumns} from users ${where} ${after === undefined ? '' : follow} order by sort_key, id ${limitClause(limit)}`;
    const cut = after === undefined ? [] : [after];
    const rows = await this.#db.rows<UserRow>(sql, ...values, ...cut);
    return pageOf(rows.map(userOf), { limit, after }, () => countedRows(this.#db, `users ${where}`, values));
  }

  async countContacts(): Promise<ContactCounts> {
    const [row] = await this.#db.rows<{ customers: number; with_email: number; with_phone: number }>(
      `select cast(count(*) as integer) as customers, cast(count(email) as integer) as with_email,
        cast(count(phone) as integer) as with_phone from users where not is_admin`,
    );
    const { customers = 0, with_email: withEmail = 0, with_phone: withPhone = 0 } = row ?? {};
    return { customers, withEmail, withPhone };
  }

  async update<P extends Problem>(
    id: UserId,
    decide: (present: Account) => Result<PersonSaid, P>,
  ): Promise<Result<Edited, P | ProblemOf<'username-taken' | 'user-not-found'>>> {
    try {
      return await this.#db.transaction(() => personChange(this.#db.dialect, id, decide));
    } catch (error) {
      return refuseTakenName(error);
    }
  }

  changeRoles(
    id: UserId,
    roles: Partial<Roles>,
  ): Promise<Result<User, ProblemOf<'last-admin' | 'user-not-found'>>> {
    return this.#db.transaction(() => rolesChange(this.#db.dialect, id, roles));
  }
}

const keysOf = (person: Person) => ({
  usernameKey: usernameKey(person.username),
  searchKey: searchKey(person),
  sortKey: sortKey(person),
});

function refuseTakenName(error: unknown): ReturnType<typeof refuse<{ code: 'username-taken' }>> {
  if (brokenKey(error) === 'users.username_key') return refuse({ code: 'username-taken' });
  throw error;
}

function conditionsOf(
  { role, search }: UserFilter,
  dialect: SqlDialect,
): { where: string; values: readonly Value[] } {
  const who = { everybody: 'where true', customer: 'where not is_admin', admin: 'where is_admin' }[
    role ?? 'everybody'
  ];
  if (search === undefined) return { where: who, values: [] };
  const { sql, values } = everyWord(dialect, 'search_key', search);
  return { where: `${who} and ${sql}`, values };
}

function* personChange<P extends Problem>(
  { forUpdate }: SqlDialect,
  id: UserId,
  decide: (present: Account) => Result<PersonSaid, P>,
): Transaction<TransactionResult<Result<Edited, P | ProblemOf<'user-not-found'>>>> {
  const sql = `select ${accountColumns} from users where id = ? ${forUpdate}`;
  const [row] = yield* query<AccountRow>(sql, id);
  if (row === undefined) return { commit: false, value: refuse({ code: 'user-not-found' }) };
  const present = accountOf(row);
  const said = decide(present);
  if (!said.ok) return { commit: false, value: said };
  const { emailIsOwn, ...person } = said.value;
  const { username, firstName, lastName, email, phone } = person;
  const keys = keysOf(person);
  yield* query(
    `update users set username = ?, username_key = ?, first_name = ?, last_name = ?, email = ?, phone = ?,
      search_key = ?, sort_key = ?, email_is_own = (? = 1) where id = ?`,
    ...[username, keys.usernameKey, firstName, lastName, email, phone, keys.searchKey, keys.sortKey],
    ...[flag(emailIsOwn), id],
  );
  if (email !== present.user.email)
    yield* query("delete from reset_links where user_id = ? and kind = 'email'", id);
  return { commit: true, value: ok({ before: present.user, after: { ...present.user, ...person } }) };
}

/** Every administrator is kept from changing meanwhile, so that two who go at once do not both leave the other as the last. */
function* rolesChange(
  { forUpdate }: SqlDialect,
  id: UserId,
  roles: Partial<Roles>,
): Transaction<TransactionResult<Result<User, ProblemOf<'last-admin' | 'user-not-found'>>>> {
  const rows = yield* query<UserRow>(
    `select ${userColumns} from users where is_admin or id = ? order by id ${forUpdate}`,
    id,
  );
  const row = rows.find(candidate => candidate.id === id);
  if (row === undefined) return { commit: false, value: refuse({ code: 'user-not-found' }) };
  const user = { ...userOf(row), ...roles };
  const admins =
    rows.filter(candidate => candidate.id !== id && candidate.is_admin).length + Number(user.isAdmin);
  if (row.is_admin && admins === 0) return { commit: false, value: refuse({ code: 'last-admin' }) };
  yield* query(
    'update users set is_admin = (? = 1), is_stylist = (? = 1) where id = ?',
    flag(user.isAdmin),
    flag(user.isStylist),
    id,
  );
  return { commit: true, value: ok(user) };
}

/** Written into a condition, `? = 1`: only PostgreSQL has a type for flags. */
const flag = (on: boolean): Value => Number(on);

interface AccountRow extends UserRow {
  readonly password_hash: string;
  readonly email_is_own: boolean | number;
}

const accountOf = (row: AccountRow): Account => ({
  user: userOf(row),
  passwordHash: row.password_hash,
  emailIsOwn: Boolean(row.email_is_own),
});
