import type { NewService, Service, ServiceId } from '../catalogue/service.ts';

/** The price list. */
export interface Services {
  /** Every service that can be booked, in id order; archived ones are left out. */
  list(): Promise<readonly Service[]>;
  /** One service, archived or not. */
  find(id: ServiceId): Promise<Service | undefined>;
  add(service: NewService): Promise<Service>;
  /** Changes what is given; undefined, and nothing changed, when there is no such service or it is archived. */
  update(id: ServiceId, change: Partial<NewService>): Promise<Service | undefined>;
  /** Takes it off the list for good; undefined when there is no such service or it is archived. */
  archive(id: ServiceId): Promise<Service | undefined>;
}
