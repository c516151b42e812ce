import { createHash, randomBytes } from 'node:crypto';
import type { Token, Tokens } from '../../core/ports/tokens.ts';

const BYTES = 32;

/** 256 random bits, kept as their SHA-256: what cannot be guessed needs no slow hash. */
export class RandomTokens implements Tokens {
  create(): Token {
    const secret = randomBytes(BYTES).toString('base64url');
    return { secret, hash: this.hash(secret) };
  }

  hash(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }
}
