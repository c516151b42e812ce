import { type NewUser, type User, usernameKey } from '../../core/people/user.ts';
import type { Users } from '../../core/ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../core/problem.ts';
import { later, type MemoryState, nextId } from './memory-state.ts';

export class MemoryUsers implements Users {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  find(id: number): Promise<User | undefined> {
    return later(() => this.#state.users.get(id)?.user);
  }

  findByUsernameKey(
    key: string,
  ): Promise<{ readonly user: User; readonly passwordHash: string } | undefined> {
    return later(() => this.#accountWith(key));
  }

  isEmpty(): Promise<boolean> {
    return later(() => this.#state.users.size === 0);
  }

  stylists(): Promise<readonly User[]> {
    return later(() =>
      [...this.#state.users.values()]
        .map(({ user }) => user)
        .filter(({ isStylist }) => isStylist)
        .sort((a, b) => a.id - b.id),
    );
  }

  add({ passwordHash, ...person }: NewUser): Promise<Result<User, ProblemOf<'username-taken'>>> {
    return later(() => {
      if (this.#accountWith(usernameKey(person.username))) return refuse({ code: 'username-taken' });
      const user = { ...person, id: person.id ?? nextId(this.#state.users) };
      this.#state.users.set(user.id, { user, passwordHash });
      return ok(user);
    });
  }

  #accountWith(key: string) {
    return [...this.#state.users.values()].find(({ user }) => usernameKey(user.username) === key);
  }
}
