import type { User } from '../user.ts';

/** What an adapter knows of a request's browser, and does to it. */
export interface Visitor {
  /** A limit key. */
  readonly address: string;
  readonly browserSecret: string | undefined;
  /** Such as "Chrome su Android". */
  readonly browserLabel: string;
  holdSecret(secret: string): void;
  /** Under an id that nobody knew before; `browser` is the hash of its browser's secret. */
  startSession(user: User, browser: string): Promise<void>;
  endSession(): void;
  noteLimits(names: readonly string[]): void;
}
