import type { News } from '../../../core/ports/changes.ts';

/** Listeners of one source. `start` runs for the first of them, and the function it returns after the last has gone. */
export class Listeners {
  readonly #listeners = new Set<(news: News) => void>();
  readonly #start: () => () => void;
  #stop: (() => void) | undefined;

  constructor(start: () => () => void) {
    this.#start = start;
  }

  add(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    this.#stop ??= this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
