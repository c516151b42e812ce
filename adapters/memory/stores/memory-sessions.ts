import { Temporal } from 'temporal-polyfill';
import type { User } from '../../../core/people/user.ts';
import type { FoundSession, Sessions, StoredSession } from '../../../core/ports/sessions.ts';
import { type MemoryState } from './memory-state.ts';

export class MemorySessions implements Sessions {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined> {
    const session = this.#state.sessions.get(sid);
    if (session === undefined || Temporal.Instant.compare(session.expire, now) <= 0) return undefined;
    return { ...session, user: this.#userOf(session) };
  }

  #userOf({ sess: { userId } }: StoredSession): User | undefined {
    return typeof userId === 'number' ? this.#state.users.get(userId)?.user : undefined;
  }

  async create(session: StoredSession): Promise<void> {
    return void this.#state.sessions.set(session.sid, session);
  }

  async update(session: StoredSession): Promise<void> {
    if (this.#state.sessions.has(session.sid)) this.#state.sessions.set(session.sid, session);
  }

  async remove(sid: string): Promise<void> {
    return void this.#state.sessions.delete(sid);
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const expired = [...this.#state.sessions.values()].filter(
      ({ expire }) => Temporal.Instant.compare(expire, now) <= 0,
    );
    for (const { sid } of expired) this.#state.sessions.delete(sid);
    return expired.length;
  }
}
