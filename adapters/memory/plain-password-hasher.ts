import type { PasswordHasher } from '../../core/ports/password-hasher.ts';

/** For tests: instant, and no protection at all. */
export class PlainPasswordHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    return `plain:${password}`;
  }

  async verify(password: string, hash: string | undefined): Promise<boolean> {
    return hash === `plain:${password}`;
  }
}
