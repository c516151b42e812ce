import type { News } from '../../../core/ports/changes.ts';

/** Called by a running source. */
export interface SourceEvents {
  /** From now on every commit is reported. */
  begun(): void;
  /** From now on commits may be missed. */
  lost(): void;
}

/** Listeners of one source. `start` runs for the first of them, and the function it returns after the last has gone. */
export class Listeners {
  readonly #listeners = new Set<(news: News) => void>();
  readonly #start: (source: SourceEvents) => () => void;
  #stop: (() => void) | undefined;
  #inForce = Promise.withResolvers<void>();
  #isInForce = false;

  constructor(start: (source: SourceEvents) => () => void) {
    this.#start = start;
  }

  add(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    this.#stop ??= this.#run();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** Resolves once every later commit reaches the present listeners. */
  inForce(): Promise<void> {
    return this.#inForce.promise;
  }

  tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Ignores events of a stopped source: another may run by then. */
  #run(): () => void {
    let runs = true;
    const stop = this.#start({
      begun: () => runs && this.#begin(),
      lost: () => runs && this.#lose(),
    });
    return () => {
      runs = false;
      this.#lose();
      stop();
    };
  }

  #begin(): void {
    this.#isInForce = true;
    this.#inForce.resolve();
  }

  /** A pending promise stays pending. */
  #lose(): void {
    if (this.#isInForce) this.#inForce = Promise.withResolvers();
    this.#isInForce = false;
  }
}
