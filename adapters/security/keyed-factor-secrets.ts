import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Temporal } from 'temporal-polyfill';
import type { FactorSecrets, LookedUp } from '../../core/ports/access/factor-secrets.ts';
import { derivedKeys, KeyedSeal } from './keyed-seal.ts';

const STEP = 30;
/** Without characters that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 8;

/** Hashes slowly, of a hash's beginning (cost and salt) also a second text. */
export interface SlowHasher {
  hash(text: string): Promise<string>;
  hashLike(text: string, other: string): Promise<string>;
}

/** What quick marks, from before, do not begin with. */
const SLOW = '$';

/**
 * Sealed, and marked by HMAC, under keys derived from the server's secrets: a stolen table holds neither. A mark is the slow
 * hash of that HMAC, which was once stored itself.
 */
export class KeyedFactorSecrets implements FactorSecrets {
  readonly #seal: KeyedSeal;
  readonly #marks: readonly Buffer[];
  readonly #hasher: SlowHasher;

  constructor(secrets: readonly [string, ...string[]], hasher: SlowHasher) {
    this.#hasher = hasher;
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

  marksOf(recoveryCodes: readonly string[]): Promise<readonly string[]> {
    const [key = Buffer.alloc(0)] = this.#marks;
    return this.#slow(recoveryCodes.map(code => keyed(code, key)));
  }

  async lookUp(recoveryCode: string, marks: readonly string[]): Promise<LookedUp> {
    const quick = marks.filter(mark => !mark.startsWith(SLOW));
    const made = await this.#slow(quick);
    const slow = new Map(marks.map(mark => [mark, made[quick.indexOf(mark)] ?? mark]));
    const salts = [...Map.groupBy(slow.values(), mark => mark.slice(0, mark.lastIndexOf('$'))).values()];
    const likes = salts.flatMap(([like]) => this.#marks.map(key => [keyed(recoveryCode, key), like ?? '']));
    const asked = await Promise.all(likes.map(([text = '', like = '']) => this.#hasher.hashLike(text, like)));
    return { own: marks.find(mark => asked.includes(slow.get(mark) ?? '')), slow };
  }

  /** With one salt, so that a code is compared with all of them by one hash. */
  async #slow([first, ...others]: readonly string[]): Promise<readonly string[]> {
    if (first === undefined) return [];
    const like = await this.#hasher.hash(first);
    return [like, ...(await Promise.all(others.map(text => this.#hasher.hashLike(text, like))))];
  }
}

const keyed = (recoveryCode: string, key: Buffer): string =>
  createHmac('sha256', key).update(recoveryCode).digest('base64url');
