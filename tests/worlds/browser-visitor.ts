import type { Visitor } from '../../core/people/access/visitor.ts';
import type { User } from '../../core/people/user.ts';

/** A visitor whose browser holds `secret`, and what has become of them. */
export class BrowserVisitor implements Visitor {
  readonly address = '192.0.2.1';
  readonly browserLabel = 'Chrome su Android';
  browserSecret: string | undefined;
  /** Whose session it is. */
  session: User | undefined;
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

  endSession(): void {
    this.session = undefined;
  }

  noteLimits(names: readonly string[]): void {
    this.limitedBy = names;
  }
}
