import { Temporal } from 'temporal-polyfill';
import type { Uploads } from '../../core/ports/uploads.ts';
import { later, type MemoryState } from './memory-state.ts';

export class MemoryUploads implements Uploads {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  open(hash: string, now: Temporal.Instant): Promise<void> {
    return later(() => void this.#state.uploads.set(hash, { opened: now, name: undefined }));
  }

  waitingSince(hash: string): Promise<Temporal.Instant | undefined> {
    return later(() => {
      const upload = this.#state.uploads.get(hash);
      return upload?.name === undefined ? upload?.opened : undefined;
    });
  }

  receive(hash: string, name: string): Promise<boolean> {
    return later(() => {
      const upload = this.#state.uploads.get(hash);
      if (upload === undefined || upload.name !== undefined) return false;
      this.#state.uploads.set(hash, { ...upload, name });
      return true;
    });
  }

  take(hash: string): Promise<string | undefined> {
    return later(() => {
      const name = this.#state.uploads.get(hash)?.name;
      if (name !== undefined) this.#state.uploads.delete(hash);
      return name;
    });
  }

  takeOld(before: Temporal.Instant): Promise<readonly string[]> {
    return later(() => {
      const old = [...this.#state.uploads].filter(
        ([, { opened }]) => Temporal.Instant.compare(opened, before) < 0,
      );
      for (const [hash] of old) this.#state.uploads.delete(hash);
      return old.flatMap(([, { name }]) => name ?? []);
    });
  }
}
