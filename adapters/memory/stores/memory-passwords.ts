import type { Temporal } from 'temporal-polyfill';
import type { Proof } from '../../../core/ports/grants.ts';
import type { Passwords } from '../../../core/ports/passwords.ts';
import { grantedBy } from './memory-grants.ts';
import { later, type MemoryState } from './memory-state.ts';

export class MemoryPasswords implements Passwords {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  change(
    userId: number,
    passwordHash: string,
    keepSession: string | undefined,
    present?: string,
  ): Promise<boolean> {
    return later(() => {
      if (present !== undefined && this.#state.users.get(userId)?.passwordHash !== present) return false;
      return this.#change(userId, passwordHash, keepSession);
    });
  }

  reset(
    userId: number,
    passwordHash: string,
    proof: Proof,
    keepSession: string | undefined,
    now: Temporal.Instant,
  ): Promise<boolean> {
    return later(() => {
      if (grantedBy(this.#state, userId, proof, now) === undefined) return false;
      return this.#change(userId, passwordHash, keepSession);
    });
  }

  #change(userId: number, passwordHash: string, keepSession: string | undefined): boolean {
    const account = this.#state.users.get(userId);
    if (account === undefined) return false;
    this.#state.users.set(userId, { ...account, passwordHash });
    for (const [sid, { sess }] of this.#state.sessions) {
      if (sess['userId'] === userId && sid !== keepSession) this.#state.sessions.delete(sid);
    }
    this.#state.browsers = this.#state.browsers.filter(known => known.userId !== userId || known.staff);
    this.#state.links = this.#state.links.filter(link => link.userId !== userId);
    return true;
  }
}
