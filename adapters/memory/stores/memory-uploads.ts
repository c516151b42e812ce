import { Temporal } from 'temporal-polyfill';
import type { Uploads } from '../../../core/ports/uploads.ts';
import { type MemoryState } from './memory-state.ts';

/** Keyed like the table: by hash, a taken file by its name, a noted name by that name after the word `noted`. */
export class MemoryUploads implements Uploads {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async open(hash: string, now: Temporal.Instant): Promise<void> {
    return void this.#state.uploads.set(hash, { opened: now, name: undefined });
  }

  async waitingSince(hash: string): Promise<Temporal.Instant | undefined> {
    const upload = this.#state.uploads.get(hash);
    return upload?.name === undefined ? upload?.opened : undefined;
  }

  async receive(hash: string, name: string): Promise<boolean> {
    const upload = this.#state.uploads.get(hash);
    if (upload === undefined || upload.name !== undefined) return false;
    this.#state.uploads.set(hash, { ...upload, name });
    return true;
  }

  async take(hash: string): Promise<string | undefined> {
    const upload = this.#state.uploads.get(hash);
    if (upload?.name === undefined || upload.name === hash) return undefined;
    this.#state.uploads.delete(hash);
    this.#state.uploads.set(upload.name, upload);
    return upload.name;
  }

  async forget(name: string): Promise<void> {
    return void this.#state.uploads.delete(name);
  }

  async note(names: readonly string[], now: Temporal.Instant): Promise<void> {
    for (const name of names) this.#state.uploads.set(`noted ${name}`, { opened: now, name });
  }

  async old(before: Temporal.Instant): Promise<readonly string[]> {
    return this.#openedBefore(before).flatMap(([, { name }]) => name ?? []);
  }

  async forgetOld(before: Temporal.Instant, left: readonly string[] = []): Promise<void> {
    for (const [hash, { name }] of this.#openedBefore(before))
      if (name === undefined || !left.includes(name)) this.#state.uploads.delete(hash);
  }

  #openedBefore(moment: Temporal.Instant) {
    return [...this.#state.uploads].filter(([, { opened }]) => Temporal.Instant.compare(opened, moment) < 0);
  }
}
