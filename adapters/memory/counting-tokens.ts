import type { Token, Tokens } from '../../core/ports/tokens.ts';

/** For tests: predictable secrets. */
export class CountingTokens implements Tokens {
  #count = 0;

  create(): Token {
    this.#count += 1;
    const secret = `secret-${this.#count}`;
    return { secret, hash: this.hash(secret) };
  }

  hash(secret: string): string {
    return `hash of ${secret}`;
  }
}
