import type { NewService, Service, ServiceId, ServiceInput } from '../catalogue/service.ts';

/** A service with its new picture, and the path of the one that stood there before. */
export interface ImageChange {
  readonly service: Service;
  readonly replaced: string | null;
}

/** The price list. */
export interface Services {
  /** Every service that can be booked, in id order; archived ones are left out. */
  list(): Promise<readonly Service[]>;
  /** One service, archived or not. */
  find(id: ServiceId): Promise<Service | undefined>;
  /** Paths of the pictures that are shown, those of archived services included. */
  imageUrls(): Promise<readonly string[]>;
  add(service: NewService): Promise<Service>;
  /** Changes what is given; undefined, and nothing changed, when there is no such service or it is archived. */
  update(id: ServiceId, change: Partial<ServiceInput>): Promise<Service | undefined>;
  /** The same for its picture; of many at once, each is told of another one that it replaced. */
  changeImage(id: ServiceId, imageUrl: string): Promise<ImageChange | undefined>;
  /** Takes it off the list for good; undefined when there is no such service or it is archived. */
  archive(id: ServiceId): Promise<Service | undefined>;
}
