import { Temporal } from 'temporal-polyfill';
import { MAX_SESSIONS } from '../../../core/people/access/list-sessions.ts';
import type { User } from '../../../core/people/user.ts';
import type {
  FoundSession,
  LiveSession,
  Renewal,
  SessionDevice,
  Sessions,
  StoredSession,
} from '../../../core/ports/sessions.ts';
import { type MemoryState } from './memory-state.ts';

export class MemorySessions implements Sessions {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined> {
    const session = this.#state.sessions.get(sid);
    if (session === undefined || !isLive(session, now)) return undefined;
    const { sess, expire } = session;
    return { sid, sess, expire, user: this.#userOf(session) };
  }

  #userOf({ sess: { userId } }: StoredSession): User | undefined {
    return typeof userId === 'number' ? this.#state.users.get(userId)?.user : undefined;
  }

  async create(session: StoredSession, device: SessionDevice = { label: '', browser: null }): Promise<void> {
    this.#state.sessions.set(session.sid, { ...session, ...device });
    const { userId } = session.sess;
    if (typeof userId !== 'number') return;
    const others = this.#latest(userId)
      .filter(({ sid }) => sid !== session.sid)
      .toSorted((a, b) => seenIn(b) - seenIn(a));
    for (const { sid } of others.slice(MAX_SESSIONS - 1)) this.#state.sessions.delete(sid);
  }

  async update(session: StoredSession): Promise<void> {
    const before = this.#state.sessions.get(session.sid);
    if (before !== undefined) this.#state.sessions.set(session.sid, { ...before, ...session });
  }

  async renew({ from, to }: Renewal): Promise<void> {
    const before = this.#state.sessions.get(from);
    if (before === undefined) return;
    this.#state.sessions.delete(from);
    this.#state.sessions.set(to, { ...before, sid: to });
  }

  async remove(sid: string): Promise<void> {
    return void this.#state.sessions.delete(sid);
  }

  async listOf(userId: number, now: Temporal.Instant): Promise<readonly LiveSession[]> {
    return this.#latest(userId).filter(session => isLive(session, now));
  }

  async endOf(userId: number, keep?: string): Promise<number> {
    const ended = this.#latest(userId).filter(({ sid }) => sid !== keep);
    for (const { sid } of ended) this.#state.sessions.delete(sid);
    return ended.length;
  }

  #latest(userId: number): LiveSession[] {
    return [...this.#state.sessions.values()]
      .filter(({ sess }) => sess['userId'] === userId)
      .toSorted((a, b) => Temporal.Instant.compare(b.expire, a.expire));
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const expired = [...this.#state.sessions.values()].filter(session => !isLive(session, now));
    for (const { sid } of expired) this.#state.sessions.delete(sid);
    return expired.length;
  }
}

const isLive = ({ expire }: StoredSession, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(expire, now) > 0;

const seenIn = ({ sess: { seenAt } }: StoredSession): number => (typeof seenAt === 'number' ? seenAt : 0);
