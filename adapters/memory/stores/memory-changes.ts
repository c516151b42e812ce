import type { Changes, News } from '../../../core/ports/changes.ts';
import type { MemoryState } from './memory-state.ts';

export class MemoryChanges implements Changes {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  watch(listener: (news: News) => void): () => void {
    this.#state.listeners.add(listener);
    return () => this.#state.listeners.delete(listener);
  }

  async inForce(): Promise<void> {}
}
