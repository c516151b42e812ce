import type { NewService, Service, ServiceInput } from '../../../core/catalogue/service.ts';
import type { ImageChange, Services } from '../../../core/ports/services.ts';
import { type MemoryState, nextId } from './memory-state.ts';

export class MemoryServices implements Services {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async list(): Promise<readonly Service[]> {
    return [...this.#state.services.values()].filter(({ archived }) => !archived).sort((a, b) => a.id - b.id);
  }

  async find(id: number): Promise<Service | undefined> {
    return this.#state.services.get(id);
  }

  async imageUrls(): Promise<readonly string[]> {
    return [...this.#state.services.values()].flatMap(({ imageUrl }) => imageUrl ?? []);
  }

  async add(service: NewService): Promise<Service> {
    const stored = { ...service, id: nextId(this.#state.services), archived: false };
    this.#state.services.set(stored.id, stored);
    return stored;
  }

  async update(id: number, change: Partial<ServiceInput>): Promise<Service | undefined> {
    return this.#change(id, change);
  }

  async changeImage(id: number, imageUrl: string): Promise<ImageChange | undefined> {
    const replaced = this.#state.services.get(id)?.imageUrl ?? null;
    const service = this.#change(id, { imageUrl });
    return service && { service, replaced };
  }

  async archive(id: number): Promise<Service | undefined> {
    return this.#change(id, { archived: true });
  }

  #change(id: number, change: Partial<Service>): Service | undefined {
    const service = this.#state.services.get(id);
    if (service === undefined || service.archived) return undefined;
    const changed = { ...service, ...change };
    this.#state.services.set(id, changed);
    return changed;
  }
}
