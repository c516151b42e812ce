import type { NewService, Service, ServiceId, ServiceInput } from '../catalogue/service.ts';

/** `replaced`: path of the previous picture. */
export interface ImageChange {
  readonly service: Service;
  readonly replaced: string | null;
}

export interface Services {
  /** Bookable ones, in id order. */
  list(): Promise<readonly Service[]>;
  /** Archived or not. */
  find(id: ServiceId): Promise<Service | undefined>;
  /** Those of archived services included. */
  imageUrls(): Promise<readonly string[]>;
  add(service: NewService): Promise<Service>;
  /** Undefined, and nothing changed, when it is archived or there is none; so for `changeImage` and `archive`. */
  update(id: ServiceId, change: Partial<ServiceInput>): Promise<Service | undefined>;
  changeImage(id: ServiceId, imageUrl: string): Promise<ImageChange | undefined>;
  archive(id: ServiceId): Promise<Service | undefined>;
}
