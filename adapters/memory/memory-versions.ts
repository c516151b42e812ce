import type { Versions } from '../../core/ports/versions.ts';

/** Never the same twice: what is in memory is as soon made anew as kept. */
export class MemoryVersions implements Versions {
  #asked = 0;

  async current(): Promise<string> {
    this.#asked += 1;
    return String(this.#asked);
  }
}
