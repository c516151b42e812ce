import type { NewService, Service, ServiceId } from '../catalogue/service.ts';

/** The price list. */
export interface Services {
  /** Every service that can be booked, in id order; archived ones are left out. */
  list(): Promise<readonly Service[]>;
  /** One service, archived or not. */
  find(id: ServiceId): Promise<Service | undefined>;
  add(service: NewService): Promise<Service>;
}
