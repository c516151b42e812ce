import { does } from '../../../shared/appointments/skilled.ts';
import type { Service } from '../../../shared/shop/shop-data.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { nameOf, type Stylist } from '../../shared/stylists.ts';

/** What a stylist can be booked for, and in words which services cannot be. */
export type OfferedServices = { services: readonly Service[]; leftOut: string | undefined };

export function servicesOf(stylist: Stylist | undefined, all: readonly Service[]): OfferedServices {
  if (!stylist) return { services: all, leftOut: undefined };
  const services = all.filter(({ id }) => does(stylist, id));
  const others = all.filter(service => !services.includes(service)).map(({ name }) => name);
  if (others.length === 0) return { services, leftOut: undefined };
  const said = calendar.create.leftOut(nameOf(stylist), others, services.length);
  return { services, leftOut: said };
}
