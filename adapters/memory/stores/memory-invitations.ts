import { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../../../core/letters/accounts/account-letter.ts';
import { type AccountHolder, hasAccount, usernameKey } from '../../../core/people/user.ts';
import type { Invitations, NewInvitation, NewLogin } from '../../../core/ports/invitations.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../../core/problem.ts';
import { dropLinks, keepAccountLetter } from './letters/kept-account-letters.ts';
import { type MemoryState } from './memory-state.ts';
import { deleteAccess } from './people/nameless.ts';

export class MemoryInvitations implements Invitations {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async issue({ userId, ...invitation }: NewInvitation, letter?: NewAccountLetter): Promise<boolean> {
    const { users, passerBy, erased } = this.#state;
    const person = users.get(userId);
    if (person === undefined || hasAccount(person.user) || userId === passerBy || erased.has(userId))
      return false;
    this.#state.invitations.set(userId, invitation);
    dropLinks(this.#state, userId);
    keepAccountLetter(this.#state, letter?.address === person.user.email ? letter : undefined);
    return true;
  }

  async stands(hash: string, now: Temporal.Instant): Promise<boolean> {
    const [id, invitation] = [...this.#state.invitations].find(([, given]) => given.hash === hash) ?? [0];
    const person = this.#state.users.get(id)?.user;
    if (!invitation || !person || hasAccount(person)) return false;
    return Temporal.Instant.compare(invitation.expires, now) > 0;
  }

  async accept(
    hash: string,
    { username, passwordHash }: NewLogin,
    now: Temporal.Instant,
  ): Promise<Result<AccountHolder, ProblemOf<'username-taken' | 'invitation-over'>>> {
    const { invitations, users } = this.#state;
    const [userId, invitation] = [...invitations].find(([, given]) => given.hash === hash) ?? [0];
    const person = users.get(userId);
    if (!invitation || !person || Temporal.Instant.compare(invitation.expires, now) <= 0)
      return refuse({ code: 'invitation-over' });
    const key = usernameKey(username);
    const names = [...users.values()].flatMap(({ user }) => user.username ?? []);
    if (names.some(name => usernameKey(name) === key)) return refuse({ code: 'username-taken' });
    const user = { ...person.user, username };
    users.set(userId, { ...person, user, passwordHash });
    invitations.delete(userId);
    deleteAccess(this.#state, userId);
    dropLinks(this.#state, userId);
    return ok(user);
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const { invitations } = this.#state;
    const over = [...invitations].filter(([, { expires }]) => Temporal.Instant.compare(expires, now) <= 0);
    for (const [userId] of over) invitations.delete(userId);
    return over.length;
  }
}
