import { inOnePiece, isObjectName, wholeOf } from '../../../core/catalogue/picture.ts';
import type { Objects, StoredObject } from '../../../core/ports/objects.ts';

export class MemoryObjects implements Objects {
  readonly #kept = new Map<string, { readonly content: Uint8Array; readonly type: string }>();

  async put(name: string, content: AsyncIterable<Uint8Array>, type: string): Promise<void> {
    if (!isObjectName(name)) throw new RangeError(`no name for an object: ${name}`);
    this.#kept.set(name, { content: await wholeOf(content), type });
  }

  async get(name: string): Promise<StoredObject | undefined> {
    const kept = this.#kept.get(name);
    return kept && { content: inOnePiece(kept.content), size: kept.content.byteLength, type: kept.type };
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) this.#kept.delete(name);
  }

  async ping(): Promise<void> {}

  /** For tests: everything that is kept. */
  names(): string[] {
    return [...this.#kept.keys()].sort();
  }
}
