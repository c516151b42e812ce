import type { DataVersion } from '../../../core/ports/data-version.ts';

/** Never the same twice: what is in memory is as soon made anew as kept. */
export class MemoryDataVersion implements DataVersion {
  #asked = 0;

  async current(): Promise<string> {
    this.#asked += 1;
    return String(this.#asked);
  }
}
