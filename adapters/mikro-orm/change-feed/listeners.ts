import type { News } from '../../../core/ports/changes.ts';

/** Who wants to hear of changes. `start` runs for the first, and what it answers once the last has gone. */
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
