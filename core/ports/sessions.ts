import type { Temporal } from 'temporal-polyfill';
import type { User, UserId } from '../people/user.ts';

/** `sid` is a hash of what the browser holds. */
export interface StoredSession {
  readonly sid: string;
  /** Its `userId` names the account; `startedAt` and `seenAt` are milliseconds since 1970. */
  readonly sess: Readonly<Record<string, unknown>>;
  readonly expire: Temporal.Instant;
}

export interface FoundSession extends StoredSession {
  /** As stored now; undefined when the account is gone. */
  readonly user: User | undefined;
}

/** Where a session is held. */
export interface SessionDevice {
  readonly label: string;
  /** A hash. */
  readonly browser: string | null;
}

export interface LiveSession extends StoredSession, SessionDevice {}

export interface Renewal {
  readonly from: string;
  readonly to: string;
}

/** An expired session is never found; `update` of a removed one stores nothing, so no request in flight revives it. */
export interface Sessions {
  find(sid: string, now: Temporal.Instant): Promise<FoundSession | undefined>;
  /** Of an account with more than `MAX_SESSIONS` the longest unused go, never this one. */
  create(session: StoredSession, device?: SessionDevice): Promise<void>;
  update(session: StoredSession): Promise<void>;
  /** Goes on under another id alone; one that has ended stays ended. */
  renew(renewal: Renewal): Promise<void>;
  remove(sid: string): Promise<void>;
  /** Those that would end last come first. */
  listOf(userId: UserId, now: Temporal.Instant): Promise<readonly LiveSession[]>;
  /** Ends all but `keep` and says how many. */
  endOf(userId: UserId, keep?: string): Promise<number>;
  /** Removes some expired rows and says how many. */
  purge(now: Temporal.Instant): Promise<number>;
}
