import type { PendingLogin } from '../second-factor/second-factor.ts';
import type { User } from '../user.ts';

/** `both`: two factors. */
export type LoginProof = 'password' | 'both';

/** What a passkey is asked for. */
export type Ceremony = 'add' | 'log in';

/** What an adapter knows of a request's browser, and does to it. */
export interface Visitor {
  /** A limit key. */
  readonly address: string;
  readonly browserSecret: string | undefined;
  /** Such as "Chrome su Android". */
  readonly browserLabel: string;
  holdSecret(secret: string): void;
  /** Under an id that nobody knew before; `browser` is the hash of its browser's secret. */
  startSession(user: User, browser: string, proof: LoginProof): Promise<void>;
  /** Instead of a session: nothing can be done with it but give the code. Ends whatever session there was. */
  startPendingLogin(login: Omit<PendingLogin, 'id'>): Promise<void>;
  pendingLogin(): PendingLogin | undefined;
  /** Keeps a challenge with the browser's session, in place of any before. */
  ask(challenge: string, what: Ceremony): void;
  /** Once, and not when it is too old or was asked for something else. */
  takeChallenge(what: Ceremony): string | undefined;
  /** Of the session's login, or of the password typed since; milliseconds since 1970. */
  loginAt(): number | undefined;
  noteLogin(): void;
  endSession(): void;
  noteLimits(names: readonly string[]): void;
}
