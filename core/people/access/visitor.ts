import type { User } from '../user.ts';

/** Whoever makes a request: what an adapter knows of them, and does to their browser. */
export interface Visitor {
  /** Limit key of the network address that the request came from. */
  readonly address: string;
  /** The secret that this browser holds. */
  readonly browserSecret: string | undefined;
  /** How a person recognises the browser, such as "Chrome su Android". */
  readonly browserLabel: string;
  /** Hands the browser the secret that it is to hold from now on. */
  holdSecret(secret: string): void;
  /** Stores a session under an id that nobody knew before. */
  startSession(user: User): Promise<void>;
  /** Ends the session of this request, or the one that was to begin. */
  endSession(): void;
  /** Hears which limits refused an attempt. */
  noteLimits(names: readonly string[]): void;
}
