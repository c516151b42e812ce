import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordHasher } from '../../core/ports/password-hasher.ts';

/** What one hash costs; the defaults are OWASP's. Tests ask for less. */
export interface Argon2Cost {
  /** KiB. */
  readonly memoryCost?: number;
  readonly timeCost?: number;
  readonly parallelism?: number;
}

/** Node has four threads for work of this kind: one stays free for files, so that pages are served meanwhile. */
const atOnceByDefault = Math.max(1, Math.min(availableParallelism(), 3));

export class Argon2PasswordHasher implements PasswordHasher {
  readonly #cost: Required<Argon2Cost>;
  readonly #inTurn: ReturnType<typeof pLimit>;
  /** Made at once with the same cost, so that even the first unknown name takes no longer than a known one. */
  readonly #decoy: Promise<string>;

  /** `atOnce`: how many are worked on at the same time; the others wait, and memory stays bounded. */
  constructor(cost: Argon2Cost = {}, atOnce: number = atOnceByDefault) {
    this.#cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, ...cost };
    this.#inTurn = pLimit(atOnce);
    this.#decoy = this.hash('nobody has this password');
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, this.#cost));
  }

  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.#decoy);
    const matches = await this.#inTurn(() => verify(against, password));
    return matches && stored !== undefined;
  }
}
