import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { LinkSeal } from '../../core/ports/letters/link-seal.ts';

const [NONCE, TAG] = [12, 16];

/** Keys for one use alone, from the server's secrets. */
export const derivedKeys = (secrets: readonly [string, ...string[]], use: string): readonly Buffer[] =>
  secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', use, 32)));

/** AES-256-GCM: a stolen table holds nothing that opens. */
export class KeyedSeal implements LinkSeal {
  readonly #keys: readonly Buffer[];

  constructor(secrets: readonly [string, ...string[]], use = 'links in letters') {
    this.#keys = derivedKeys(secrets, use);
  }

  seal(secret: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0] ?? nonce, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const key of this.#keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
      try {
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString();
      } catch {
        // Sealed under another key.
      }
    }
    return undefined;
  }
}
