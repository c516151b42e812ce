import type { NewService, Service, ServiceInput } from '../../../core/catalogue/service.ts';
import type { ImageChange, Services } from '../../../core/ports/services.ts';
import { later, type MemoryState, nextId } from './memory-state.ts';

export class MemoryServices implements Services {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  list(): Promise<readonly Service[]> {
    return later(() =>
      [...this.#state.services.values()].filter(({ archived }) => !archived).sort((a, b) => a.id - b.id),
    );
  }

  find(id: number): Promise<Service | undefined> {
    return later(() => this.#state.services.get(id));
  }

  imageUrls(): Promise<readonly string[]> {
    return later(() => [...this.#state.services.values()].flatMap(({ imageUrl }) => imageUrl ?? []));
  }

  add(service: NewService): Promise<Service> {
    return later(() => {
      const stored = { ...service, id: nextId(this.#state.services), archived: false };
      this.#state.services.set(stored.id, stored);
      return stored;
    });
  }

  update(id: number, change: Partial<ServiceInput>): Promise<Service | undefined> {
    return later(() => this.#change(id, change));
  }

  changeImage(id: number, imageUrl: string): Promise<ImageChange | undefined> {
    return later(() => {
      const replaced = this.#state.services.get(id)?.imageUrl ?? null;
      const service = this.#change(id, { imageUrl });
      return service && { service, replaced };
    });
  }

  archive(id: number): Promise<Service | undefined> {
    return later(() => this.#change(id, { archived: true }));
  }

  #change(id: number, change: Partial<Service>): Service | undefined {
    const service = this.#state.services.get(id);
    if (service === undefined || service.archived) return undefined;
    const changed = { ...service, ...change };
    this.#state.services.set(id, changed);
    return changed;
  }
}
