import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Temporal } from 'temporal-polyfill';
import type { FactorSecrets } from '../../core/ports/access/factor-secrets.ts';
import { derivedKeys, KeyedSeal } from './keyed-seal.ts';

const STEP = 30;
/** Without characters that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 8;

/** Sealed, and marked by HMAC, under keys derived from the server's secrets: a stolen table holds neither. */
export class KeyedFactorSecrets implements FactorSecrets {
  readonly #seal: KeyedSeal;
  readonly #marks: readonly Buffer[];

  constructor(secrets: readonly [string, ...string[]]) {
    this.#seal = new KeyedSeal(secrets, 'second factor: seal');
    this.#marks = derivedKeys(secrets, 'second factor: recovery codes');
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
    return this.#seal.seal(secret);
  }

  open(sealed: string): string | undefined {
    return this.#seal.open(sealed);
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
