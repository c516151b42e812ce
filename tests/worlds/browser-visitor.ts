import type { Visitor } from '../../core/people/access/visitor.ts';
import type { PendingLogin } from '../../core/people/second-factor/second-factor.ts';
import type { User } from '../../core/people/user.ts';

/** A visitor whose browser holds `secret`, and what has become of them. */
export class BrowserVisitor implements Visitor {
  readonly address = '192.0.2.1';
  readonly browserLabel = 'Chrome su Android';
  browserSecret: string | undefined;
  /** Whose session it is. */
  session: User | undefined;
  #pending: PendingLogin | undefined;
  #challenge: string | undefined;
  login: number | undefined;
  limitedBy: readonly string[] = [];

  constructor(secret?: string) {
    this.browserSecret = secret;
  }

  holdSecret(secret: string): void {
    this.browserSecret = secret;
  }

  async startSession(user: User, _browser: string): Promise<void> {
    this.session = user;
  }

  async startPendingLogin(login: Omit<PendingLogin, 'id'>): Promise<void> {
    this.session = undefined;
    this.#pending = { ...login, id: 'pending' };
  }

  pendingLogin(): PendingLogin | undefined {
    return this.#pending;
  }

  ask(challenge: string): void {
    this.#challenge = challenge;
  }

  takeChallenge(): string | undefined {
    const taken = this.#challenge;
    this.#challenge = undefined;
    return taken;
  }

  loginAt(): number | undefined {
    return this.login;
  }

  noteLogin(): void {
    this.login = 0;
  }

  endSession(): void {
    this.#pending = undefined;
    this.session = undefined;
  }

  noteLimits(names: readonly string[]): void {
    this.limitedBy = names;
  }
}
