import type { Temporal } from 'temporal-polyfill';
import type { User } from '../people/user.ts';

/** What is kept of a login, server side. `sid` is a hash of what the browser holds, never the thing itself. */
export interface StoredSession {
  readonly sid: string;
  /** JSON object. A number under `userId` names the account whose session it is. */
  readonly sess: Readonly<Record<string, unknown>>;
  readonly expire: Temporal.Instant;
}

export interface FoundSession extends StoredSession {
  /** Whose session it is, as they are stored now; undefined when it names nobody, or nobody who is there. */
  readonly user: User | undefined;
}

/**
 * Promises: an expired session is never handed out; `update` of a session that is gone stores nothing, so that a request
 * in flight at logout cannot bring it back.
 */
export interface Sessions {
  find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined>;
  create(session: StoredSession): Promise<void>;
  update(session: StoredSession): Promise<void>;
  remove(sid: string): Promise<void>;
  /** Removes some of the expired, and says how many: none when nothing is left. */
  purge(now: Temporal.Instant): Promise<number>;
}
