import type { DataVersion } from '../../../core/ports/data-version.ts';

/** Never the same twice, so nothing is cached: memory is as fast. */
export class MemoryDataVersion implements DataVersion {
  #asked = 0;

  async current(): Promise<string> {
    this.#asked += 1;
    return String(this.#asked);
  }
}
