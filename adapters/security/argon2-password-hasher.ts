import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type PasswordHasher, TooManyAtOnce } from '../../core/ports/password-hasher.ts';
import type { HashTask, VerifyTask } from './argon2-worker.ts';

/** What one hash costs; the defaults are OWASP's. Tests ask for less. */
export interface Argon2Cost {
  /** KiB. */
  readonly memoryCost?: number;
  readonly timeCost?: number;
  readonly parallelism?: number;
}

/** So many are worked on at the same time, each with its memory, and so many more may wait: some seconds. */
const LIMITS = { atOnce: Math.min(availableParallelism(), 3), waiting: 256 } as const;

/** Of a hash as it is written. */
const PARTS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/;

/** Hashes on threads of the lowest priority: they take what reads leave, and no thread that files need. */
export class Argon2PasswordHasher implements PasswordHasher {
  readonly #cost: Required<Argon2Cost>;
  readonly #threads: Piscina;
  readonly #waiting: number;
  /** Made at once with the same cost, so that even the first unknown name takes no longer than a known one. */
  readonly #decoy: Promise<string>;

  constructor(cost: Argon2Cost = {}, { atOnce, waiting }: { atOnce: number; waiting: number } = LIMITS) {
    this.#cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, ...cost };
    this.#waiting = waiting;
    this.#threads = new Piscina({
      filename: new URL('argon2-worker.ts', import.meta.url).href,
      ...{ minThreads: 0, maxThreads: atOnce, idleTimeout: 60_000 },
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    });
    this.#decoy = this.hash('nobody has this password');
  }

  hash(password: string): Promise<string> {
    return this.#run('hash', { password, cost: this.#cost } satisfies HashTask);
  }

  /** At the cost and with the salt of another hash, so that equal ones are equal. */
  hashLike(text: string, other: string): Promise<string> {
    const [, memoryCost, timeCost, parallelism, salt = ''] = PARTS.exec(other) ?? [];
    const [m, t, p] = [memoryCost, timeCost, parallelism].map(Number);
    const cost = {
      memoryCost: m ?? 0,
      timeCost: t ?? 0,
      parallelism: p ?? 0,
      salt: Buffer.from(salt, 'base64'),
    };
    return this.#run('hash', { password: text, cost } satisfies HashTask);
  }

  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.#decoy);
    const matches = await this.#run<boolean>('verify', { password, against } satisfies VerifyTask);
    return matches && stored !== undefined;
  }

  async #run<T>(name: 'hash' | 'verify', task: HashTask | VerifyTask): Promise<T> {
    if (this.#threads.queueSize >= this.#waiting) throw new TooManyAtOnce();
    return this.#threads.run(task, { name }) as Promise<T>;
  }
}
