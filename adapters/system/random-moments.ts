import { randomInt } from 'node:crypto';
import type { Later } from '../../core/ports/access/later.ts';

/** Milliseconds: too late to be told from response times, and soon enough for somebody who waits for a letter. */
const EARLIEST = 1_000;
const LATEST = 20_000;
/** Work that may wait at once; further work is left out, since memory is finite. */
const MAX_WAITING = 1_000;

type Work = () => Promise<void>;

export class RandomMoments implements Later {
  readonly #waiting = new Map<NodeJS.Timeout, Work>();
  readonly #underWay = new Set<Promise<void>>();

  run(work: Work): boolean {
    if (this.#waiting.size >= MAX_WAITING) return false;
    const timer = setTimeout(() => this.#begin(timer), randomInt(EARLIEST, LATEST));
    this.#waiting.set(timer, work);
    return true;
  }

  /** Runs the waiting work now. */
  async close(): Promise<void> {
    for (const timer of this.#waiting.keys()) {
      clearTimeout(timer);
      this.#begin(timer);
    }
    await Promise.all(this.#underWay);
  }

  #begin(timer: NodeJS.Timeout): void {
    const work = this.#waiting.get(timer);
    if (work === undefined) return;
    this.#waiting.delete(timer);
    const done = work().finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }
}
