import type { Temporal } from 'temporal-polyfill';
import type { User } from '../people/user.ts';

/** `sid` is a hash of what the browser holds. */
export interface StoredSession {
  readonly sid: string;
  /** Its `userId` names the account. */
  readonly sess: Readonly<Record<string, unknown>>;
  readonly expire: Temporal.Instant;
}

export interface FoundSession extends StoredSession {
  /** As stored now; undefined when the account is gone. */
  readonly user: User | undefined;
}

/** An expired session is never found; `update` of a removed one stores nothing, so no request in flight revives it. */
export interface Sessions {
  find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined>;
  create(session: StoredSession): Promise<void>;
  update(session: StoredSession): Promise<void>;
  remove(sid: string): Promise<void>;
  /** Removes some expired rows and says how many. */
  purge(now: Temporal.Instant): Promise<number>;
}
