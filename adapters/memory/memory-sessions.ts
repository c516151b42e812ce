import { Temporal } from 'temporal-polyfill';
import type { Sessions, StoredSession } from '../../core/ports/sessions.ts';
import { later, type MemoryState } from './memory-state.ts';

export class MemorySessions implements Sessions {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  find(sid: string, now: Temporal.Instant): Promise<StoredSession | undefined> {
    return later(() => {
      const session = this.#state.sessions.get(sid);
      return session && Temporal.Instant.compare(session.expire, now) > 0 ? session : undefined;
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
