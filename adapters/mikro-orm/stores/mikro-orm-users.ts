import { withCard } from '../../../core/people/customers/card.ts';
import { passerBy } from '../../../core/people/customers/passer-by.ts';
import type { DecideRoles } from '../../../core/people/roles.ts';
import {
  type AccountHolder,
  type NewCustomer,
  type NewUser,
  type User,
  type UserId,
} from '../../../core/people/user.ts';
import type { AddedCustomer, Edited, PersonSaid, StoredPerson, Users } from '../../../core/ports/users.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import type { Orm } from '../engine/connection.ts';
import { brokenKey } from '../engine/driver-errors.ts';
import type { SqlDatabase } from '../engine/sql-database.ts';
import { UserEntity } from '../entities/user-entity.ts';
import { keepAccountLetter } from './letters/account-letter-rows.ts';
import { lockAccount, lockAccountAndAdmins } from './lock-account.ts';
import { forgetLinksTo } from './people/forget-links-to.ts';
import { findKnown, isNamed } from './people/known-user.ts';
import { mergePeople } from './people/merge-people.ts';
import { insertUser } from './people/user-ids.ts';
import { keysOf, refuseTakenName } from './people/user-keys.ts';
import { storedPersonOf, UserReads } from './user-reads.ts';
import { userOf } from './user-row.ts';

export class MikroOrmUsers extends UserReads implements Users {
  readonly #db: SqlDatabase;
  readonly #orm: Orm;

  constructor(db: SqlDatabase, orm: Orm) {
    super(db);
    this.#db = db;
    this.#orm = orm;
  }

  async findPerson(id: UserId): Promise<StoredPerson | undefined> {
    const row = await findKnown(this.#orm.fork(), id);
    return row === null ? undefined : storedPersonOf(row);
  }

  async findMany(ids: readonly UserId[]): Promise<readonly User[]> {
    const em = this.#orm.fork();
    return (await em.find(UserEntity, { $and: [{ id: [...ids] }, isNamed] }, { orderBy: { id: 'asc' } })).map(
      userOf,
    );
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#orm.fork().find(UserEntity, {}, { limit: 1 })).length === 0;
  }

  async add(user: NewUser): Promise<Result<AccountHolder, ProblemOf<'username-taken'>>> {
    const { id: chosen, passwordHash, emailIsOwn = false, ...person } = user;
    const row = { ...blankCard, ...person, ...keysOf(person), passwordHash, emailIsOwn, requestId: null };
    try {
      const { dialect } = this.#db;
      const id = await insertUser(this.#orm, dialect, chosen === undefined ? row : { ...row, id: chosen });
      const { afterChosenId } = dialect;
      if (chosen !== undefined && afterChosenId !== undefined)
        await this.#db.rows(afterChosenId('users'), id);
      return ok({ id, ...person });
    } catch (error) {
      return refuseTakenName(error);
    }
  }

  async addCustomer({ requestId, ...given }: NewCustomer): Promise<AddedCustomer> {
    const person = { ...given, username: null, isAdmin: false, isStylist: false };
    try {
      const login = { passwordHash: null, emailIsOwn: false };
      const row = { ...blankCard, ...person, ...keysOf(person), ...login, requestId };
      const id = await insertUser(this.#orm, this.#db.dialect, row);
      return { user: { id, ...person }, repeated: false };
    } catch (error) {
      const known =
        brokenKey(error) === 'users.request_id'
          ? await this.#orm.fork().findOne(UserEntity, { requestId })
          : null;
      if (known === null) throw error;
      return { user: userOf(known), repeated: true };
    }
  }

  async passerBy(): Promise<User> {
    const { requestId } = passerBy;
    const made = await this.#orm.fork().findOne(UserEntity, { requestId });
    return made === null ? (await this.addCustomer(passerBy)).user : userOf(made);
  }

  async update<P extends Problem>(
    id: UserId,
    decide: (present: StoredPerson) => Result<PersonSaid, P>,
  ): Promise<Result<Edited, P | ProblemOf<'username-taken' | 'user-not-found'>>> {
    try {
      return await this.#orm.transactional(async em => {
        await lockAccount(em, id);
        const row = await findKnown(em, id);
        if (row === null) return refuse({ code: 'user-not-found' });
        const present = storedPersonOf(row);
        const said = decide(present);
        if (!said.ok) return said;
        const { staffNotes = present.staffNotes, onlineBooking, emailIsOwn, letter, ...person } = said.value;
        const after = withCard({ ...present.user, ...person }, { onlineBooking });
        const card = { staffNotes, onlineBooking: after.onlineBooking ?? true };
        await em.nativeUpdate(UserEntity, { id }, { ...person, ...keysOf(person), emailIsOwn, ...card });
        if (person.email !== present.user.email) await forgetLinksTo(em, id);
        await keepAccountLetter(em, letter);
        return ok({ before: present.user, after, staffNotes });
      });
    } catch (error) {
      return refuseTakenName(error);
    }
  }

  merge<P extends Problem>(
    gone: UserId,
    into: UserId,
    join: (gone: StoredPerson, into: StoredPerson) => Result<StoredPerson, P>,
  ): Promise<Result<StoredPerson, P | ProblemOf<'user-not-found' | 'staff-stays'>>> {
    return mergePeople(this.#orm, this.#db, [gone, into], join);
  }

  /** Locks every administrator: two who step down at the same time cannot both succeed. */
  changeRoles(
    id: UserId,
    decide: DecideRoles,
  ): Promise<Result<User, ProblemOf<'last-admin' | 'user-not-found'>>> {
    return this.#orm.transactional(async em => {
      await lockAccountAndAdmins(em, id);
      const row = await findKnown(em, id);
      if (row === null) return refuse({ code: 'user-not-found' });
      const others = await em.count(UserEntity, { isAdmin: true, id: { $ne: id } });
      const roles = decide(userOf(row), others);
      if (!roles.ok) return roles;
      await em.nativeUpdate(UserEntity, { id }, roles.value);
      return ok({ ...userOf(row), ...roles.value });
    });
  }
}

const blankCard = { staffNotes: null, onlineBooking: true };
