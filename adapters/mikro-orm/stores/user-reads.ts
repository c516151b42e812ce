import { sortKey } from '../../../core/people/folded-key.ts';
import { type ContactCounts, hasAccount, type User, type UserId } from '../../../core/people/user.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import type { Account, StoredPerson, UserFilter } from '../../../core/ports/users.ts';
import type { SqlDatabase, SqlDialect, Value } from '../engine/sql-database.ts';
import { everyWord } from './every-word.ts';
import { pageOf, rowsToRead } from './page-of.ts';
import { known } from './people/known-user.ts';
import { type UserRow, userColumns, userOf } from './user-row.ts';

/**
 * Reads of users on hot paths. SQL because of the rows 'GET /api/timeslots', 'POST /api/login' and 'a search for a
 * customer answers' of docs/benchmarks.md.
 */
const select = `select ${userColumns} from users`;

export class UserReads {
  readonly #db: SqlDatabase;

  constructor(db: SqlDatabase) {
    this.#db = db;
  }

  async find(id: UserId): Promise<User | undefined> {
    const [row] = await this.#db.rows<UserRow>(`${select} where id = ? and ${known}`, id);
    return row && userOf(row);
  }

  async findByUsernameKey(key: string): Promise<Account | undefined> {
    const sql = `select ${userColumns}, password_hash as "passwordHash", email_is_own as "emailIsOwn",
      staff_notes as "staffNotes"
      from users where username_key = ?`;
    const [row] = await this.#db.rows<PersonRow>(sql, key);
    const found = row && storedPersonOf(row);
    return found && isAccount(found) ? found : undefined;
  }

  async alike(person: User): Promise<readonly User[]> {
    const { id, phone, email } = person;
    const sql = `${select} where id <> ? and ${known} and (phone = ? or lower(email) = lower(?) or sort_key = ?) order by id`;
    return (await this.#db.rows<UserRow>(sql, id, phone, email, sortKey(person))).map(userOf);
  }

  async stylists(): Promise<readonly User[]> {
    return (await this.#db.rows<UserRow>(`${select} where is_stylist order by id`)).map(userOf);
  }

  async list(filter: UserFilter): Promise<readonly User[]> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const sql = `${select} ${where} order by sort_key, id`;
    return (await this.#db.rows<UserRow>(sql, ...values)).map(userOf);
  }

  async ids(filter: UserFilter): Promise<readonly UserId[]> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const sql = `select id from users ${where} order by sort_key, id`;
    return (await this.#db.rows<{ id: UserId }>(sql, ...values)).map(({ id }) => id);
  }

  async page(filter: UserFilter, { limit, after }: PageRequest): Promise<Page<User>> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const follow = 'and (sort_key, id) > (select sort_key, id from users where id = ?)';
    const sql = `${select} ${where} ${after === undefined ? '' : follow}
      order by sort_key, id limit ${rowsToRead(limit)}`;
    const cut = after === undefined ? [] : [after];
    const rows = await this.#db.rows<UserRow>(sql, ...values, ...cut);
    return pageOf(rows.map(userOf), { limit, after }, () => this.#count(where, values));
  }

  async #count(where: string, values: readonly Value[]): Promise<number> {
    const sql = `select cast(count(*) as integer) as total from users ${where}`;
    const [row] = await this.#db.rows<{ total: number }>(sql, ...values);
    return row?.total ?? 0;
  }

  async countContacts(): Promise<ContactCounts> {
    const [row] = await this.#db.rows<ContactCounts>(
      `select cast(count(*) as integer) as customers, cast(count(email) as integer) as "withEmail",
        cast(count(phone) as integer) as "withPhone" from users where not is_admin and ${known}`,
    );
    return row ?? { customers: 0, withEmail: 0, withPhone: 0 };
  }
}

function conditionsOf(
  { ids, role, search }: UserFilter,
  dialect: SqlDialect,
): { where: string; values: readonly Value[] } {
  const who = {
    everybody: `where ${known}`,
    customer: `where not is_admin and ${known}`,
    admin: 'where is_admin',
  }[role ?? 'everybody'];
  const asked = [
    ...(ids === undefined ? [] : [{ sql: `id ${dialect.isOneOf}`, values: [ids.join(',')] }]),
    ...(search === undefined ? [] : [everyWord(dialect, 'search_key', search)]),
  ];
  return {
    where: [who, ...asked.map(({ sql }) => sql)].join(' and '),
    values: asked.flatMap(({ values }) => values),
  };
}

type PersonRow = UserRow &
  Pick<StoredPerson, 'passwordHash' | 'staffNotes'> & { readonly emailIsOwn: boolean | number };

const isAccount = (stored: StoredPerson): stored is Account =>
  hasAccount(stored.user) && stored.passwordHash !== null;

export const storedPersonOf = (row: PersonRow): StoredPerson => ({
  user: userOf(row),
  passwordHash: row.passwordHash,
  emailIsOwn: Boolean(row.emailIsOwn),
  staffNotes: row.staffNotes,
});
