import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Temporal } from 'temporal-polyfill';
import type { FactorSecrets } from '../../core/ports/access/factor-secrets.ts';

const STEP = 30;
/** Without what looks like something else. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 8;
const [NONCE, TAG] = [12, 16];

/** Sealed by AES-256-GCM and marked by HMAC, under keys derived from the server's secrets: a stolen table holds neither. */
export class KeyedFactorSecrets implements FactorSecrets {
  readonly #seals: readonly Buffer[];
  readonly #marks: readonly Buffer[];

  constructor(secrets: readonly [string, ...string[]]) {
    const derived = (use: string) =>
      secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', use, 32)));
    this.#seals = derived('second factor: seal');
    this.#marks = derived('second factor: recovery codes');
  }

  create(): string {
    return generateSecret();
  }

  addressOf(
    secret: string,
    { shop, username }: { readonly shop: string; readonly username: string },
  ): string {
    return generateURI({ issuer: shop, label: username, secret });
  }

  seal(secret: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#seals[0] ?? nonce, nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const key of this.#seals) {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
      try {
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString();
      } catch {
        // Sealed under another one.
      }
    }
    return undefined;
  }

  stepOf(secret: string, code: string, now: Temporal.Instant, after: number): number | undefined {
    const epoch = Math.floor(now.epochMilliseconds / 1000);
    const times = { epoch, epochTolerance: STEP, afterTimeStep: after };
    const checked = verifySync({ secret, token: code, ...times });
    return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined;
  }

  recoveryCode(): string {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
    return letters.join('');
  }

  marksOf(recoveryCode: string): readonly [string, ...string[]] {
    const [first = '', ...rest] = this.#marks.map(key =>
      createHmac('sha256', key).update(recoveryCode).digest('base64url'),
    );
    return [first, ...rest];
  }
}
