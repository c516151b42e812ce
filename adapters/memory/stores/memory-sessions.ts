import { Temporal } from 'temporal-polyfill';
import type { FoundSession, Sessions, StoredSession } from '../../../core/ports/sessions.ts';
import { later, type MemoryState } from './memory-state.ts';

export class MemorySessions implements Sessions {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined> {
    return later(() => {
      const session = this.#state.sessions.get(sid);
      if (session === undefined || Temporal.Instant.compare(session.expire, now) <= 0) return undefined;
      const { userId } = session.sess;
      const user = typeof userId === 'number' ? this.#state.users.get(userId)?.user : undefined;
      return { ...session, user };
    });
  }

  create(session: StoredSession): Promise<void> {
    return later(() => void this.#state.sessions.set(session.sid, session));
  }

  update(session: StoredSession): Promise<void> {
    return later(() => {
      if (this.#state.sessions.has(session.sid)) this.#state.sessions.set(session.sid, session);
    });
  }

  remove(sid: string): Promise<void> {
    return later(() => void this.#state.sessions.delete(sid));
  }

  purge(now: Temporal.Instant): Promise<number> {
    return later(() => {
      const expired = [...this.#state.sessions.values()].filter(
        ({ expire }) => Temporal.Instant.compare(expire, now) <= 0,
      );
      for (const { sid } of expired) this.#state.sessions.delete(sid);
      return expired.length;
    });
  }
}
