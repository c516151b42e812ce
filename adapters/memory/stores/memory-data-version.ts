import type { DataVersion } from '../../../core/ports/data-version.ts';

/** Never the same twice: an answer from memory is as fast as a cached one. */
export class MemoryDataVersion implements DataVersion {
  #asked = 0;

  async current(): Promise<string> {
    this.#asked += 1;
    return String(this.#asked);
  }
}
