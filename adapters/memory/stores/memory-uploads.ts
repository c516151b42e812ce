import { Temporal } from 'temporal-polyfill';
import type { Uploads } from '../../../core/ports/uploads.ts';
import { later, type MemoryState } from './memory-state.ts';

/** Keyed like the table: by hash, a taken file by its name, a noted name by that name after the word `noted`. */
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
      const upload = this.#state.uploads.get(hash);
      if (upload?.name === undefined || upload.name === hash) return undefined;
      this.#state.uploads.delete(hash);
      this.#state.uploads.set(upload.name, upload);
      return upload.name;
    });
  }

  forget(name: string): Promise<void> {
    return later(() => void this.#state.uploads.delete(name));
  }

  note(names: readonly string[], now: Temporal.Instant): Promise<void> {
    return later(() => {
      for (const name of names) this.#state.uploads.set(`noted ${name}`, { opened: now, name });
    });
  }

  old(before: Temporal.Instant): Promise<readonly string[]> {
    return later(() => this.#openedBefore(before).flatMap(([, { name }]) => name ?? []));
  }

  forgetOld(before: Temporal.Instant): Promise<void> {
    return later(() => {
      for (const [hash] of this.#openedBefore(before)) this.#state.uploads.delete(hash);
    });
  }

  #openedBefore(moment: Temporal.Instant) {
    return [...this.#state.uploads].filter(([, { opened }]) => Temporal.Instant.compare(opened, moment) < 0);
  }
}
