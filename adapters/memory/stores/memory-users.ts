import { withCard } from '../../../core/people/customers/card.ts';
import { passerBy } from '../../../core/people/customers/passer-by.ts';
import { searchKey, searchWords, sortKey } from '../../../core/people/folded-key.ts';
import type { DecideRoles } from '../../../core/people/roles.ts';
import {
  type AccountHolder,
  type ContactCounts,
  hasAccount,
  type NewCustomer,
  type NewUser,
  type User,
  usernameKey,
} from '../../../core/people/user.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import type {
  Account,
  AddedCustomer,
  Edited,
  PersonSaid,
  StoredPerson,
  UserFilter,
  Users,
} from '../../../core/ports/users.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import { handOver, isNamedAsStylist } from './hand-over.ts';
import { keepAccountLetter } from './letters/kept-account-letters.ts';
import { compareText, type MemoryState, nextId, pageFrom } from './memory-state.ts';
import { forgetLinksTo } from './people/forget-links-to.ts';

export class MemoryUsers implements Users {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async find(id: number): Promise<User | undefined> {
    return this.#known(id)?.user;
  }

  async findPerson(id: number): Promise<StoredPerson | undefined> {
    return this.#known(id);
  }

  async findMany(ids: readonly number[]): Promise<readonly User[]> {
    const named = ids.filter(id => id !== this.#state.passerBy);
    return [...this.#state.users.values()]
      .flatMap(({ user }) => (named.includes(user.id) ? user : []))
      .sort((a, b) => a.id - b.id);
  }

  async findByUsernameKey(key: string): Promise<Account | undefined> {
    return this.#accountWith(key);
  }

  async isEmpty(): Promise<boolean> {
    return this.#state.users.size === 0;
  }

  async stylists(): Promise<readonly User[]> {
    return this.#inIdOrder(({ isStylist }) => isStylist);
  }

  async add({
    passwordHash,
    emailIsOwn = false,
    ...person
  }: NewUser): Promise<Result<AccountHolder, ProblemOf<'username-taken'>>> {
    if (this.#accountWith(usernameKey(person.username))) return refuse({ code: 'username-taken' });
    const user = { ...person, id: person.id ?? this.#nextId() };
    this.#state.users.set(user.id, { user, passwordHash, emailIsOwn, staffNotes: null });
    return ok(user);
  }

  async addCustomer({ requestId, ...person }: NewCustomer): Promise<AddedCustomer> {
    const { users, customerRequests } = this.#state;
    const known = requestId === null ? undefined : users.get(customerRequests.get(requestId) ?? 0);
    if (known !== undefined) return { user: known.user, repeated: true };
    const user = { ...person, id: this.#nextId(), username: null, isAdmin: false, isStylist: false };
    if (requestId !== null) customerRequests.set(requestId, user.id);
    return {
      user: this.#keep({ user, passwordHash: null, emailIsOwn: false, staffNotes: null }),
      repeated: false,
    };
  }

  async list(filter: UserFilter): Promise<readonly User[]> {
    return this.#matching(filter);
  }

  async ids(filter: UserFilter): Promise<readonly number[]> {
    return this.#matching(filter).map(({ id }) => id);
  }

  async page(filter: UserFilter, request: PageRequest): Promise<Page<User>> {
    return pageFrom(this.#matching(filter), request);
  }

  async countContacts(): Promise<ContactCounts> {
    const customers = this.#matching({ role: 'customer' });
    return {
      customers: customers.length,
      withEmail: customers.filter(({ email }) => email !== null).length,
      withPhone: customers.filter(({ phone }) => phone !== null).length,
    };
  }

  async update<P extends Problem>(
    id: number,
    decide: (present: StoredPerson) => Result<PersonSaid, P>,
  ): Promise<Result<Edited, P | ProblemOf<'username-taken' | 'user-not-found'>>> {
    const account = this.#known(id);
    if (account === undefined) return refuse({ code: 'user-not-found' });
    const said = decide(account);
    if (!said.ok) return said;
    const { emailIsOwn, staffNotes = account.staffNotes, onlineBooking, letter, ...person } = said.value;
    const owner = person.username === null ? undefined : this.#accountWith(usernameKey(person.username));
    if (owner !== undefined && owner.user.id !== id) return refuse({ code: 'username-taken' });
    const user = withCard({ ...account.user, ...person }, { onlineBooking });
    const after = this.#keep({ ...account, emailIsOwn, staffNotes, user });
    if (after.email !== account.user.email) forgetLinksTo(this.#state, id);
    keepAccountLetter(this.#state, letter);
    return ok({ before: account.user, after, staffNotes });
  }

  async alike(person: User): Promise<readonly User[]> {
    const email = person.email?.toLowerCase();
    return this.#inIdOrder(
      other =>
        other.id !== person.id &&
        ((person.phone !== null && other.phone === person.phone) ||
          (email !== undefined && other.email?.toLowerCase() === email) ||
          sortKey(other) === sortKey(person)),
    );
  }

  async merge<P extends Problem>(
    goneId: number,
    intoId: number,
    join: (gone: StoredPerson, into: StoredPerson) => Result<StoredPerson, P>,
  ): Promise<Result<StoredPerson, P | ProblemOf<'user-not-found' | 'staff-stays'>>> {
    const [gone, into] = [this.#known(goneId), this.#known(intoId)];
    if (gone === undefined || into === undefined) return refuse({ code: 'user-not-found' });
    const joined = join(gone, into);
    if (!joined.ok) return joined;
    if (isNamedAsStylist(this.#state, goneId)) return refuse({ code: 'staff-stays' });
    handOver(this.#state, [goneId, intoId], joined.value.user.email);
    if (joined.value.passwordHash !== null) this.#state.invitations.delete(intoId);
    this.#keep(joined.value);
    return joined;
  }

  async changeRoles(
    id: number,
    decide: DecideRoles,
  ): Promise<Result<User, ProblemOf<'last-admin' | 'user-not-found'>>> {
    const account = this.#known(id);
    if (account === undefined) return refuse({ code: 'user-not-found' });
    const others = [...this.#state.users.values()].filter(({ user }) => user.isAdmin && user.id !== id);
    const roles = decide(account.user, others.length);
    if (!roles.ok) return roles;
    return ok(this.#keep({ ...account, user: { ...account.user, ...roles.value } }));
  }

  async passerBy(): Promise<User> {
    const { user } = await this.addCustomer(passerBy);
    this.#state.passerBy = user.id;
    return user;
  }

  #known(id: number): StoredPerson | undefined {
    const { passerBy: nobody, erased, users } = this.#state;
    return id === nobody || erased.has(id) ? undefined : users.get(id);
  }

  #everybody(): User[] {
    const users = [...this.#state.users.values()].map(({ user }) => user);
    return users.filter(({ id }) => this.#known(id) !== undefined);
  }

  #nextId(): number {
    return nextId(this.#state.users, this.#state.highestGone);
  }

  #keep(account: StoredPerson): User {
    this.#state.users.set(account.user.id, account);
    return account.user;
  }

  #inIdOrder(isMeant: (user: User) => boolean): User[] {
    return this.#everybody()
      .filter(isMeant)
      .sort((a, b) => a.id - b.id);
  }

  #matching({ ids, role, search }: UserFilter): User[] {
    const words = searchWords(search ?? '');
    return this.#everybody()
      .filter(({ id }) => ids === undefined || ids.includes(id))
      .filter(user => role === undefined || user.isAdmin === (role === 'admin'))
      .filter(user => words.every(word => searchKey(user).includes(word)))
      .sort((a, b) => compareText(sortKey(a), sortKey(b)) || a.id - b.id);
  }

  #accountWith(key: string): Account | undefined {
    return [...this.#state.users.values()]
      .filter(isAccount)
      .find(({ user }) => usernameKey(user.username) === key);
  }
}

const isAccount = (stored: StoredPerson): stored is Account =>
  hasAccount(stored.user) && stored.passwordHash !== null;
