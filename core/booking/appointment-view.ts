import type { Temporal } from 'temporal-polyfill';
import type { Service } from '../catalogue/service.ts';
import type { Actor } from '../people/permissions.ts';
import type { User, UserId } from '../people/user.ts';
import type { StylistName } from './agenda.ts';
import { type Appointment, type Classification, classify } from './appointment.ts';
import { type NamedService, withServiceNames } from './services/booked-services.ts';

export interface AppointmentDetails extends Appointment {
  readonly services: readonly NamedService[];
  /** Of all of them: 'Taglio + Barba'. */
  readonly serviceName: string;
  readonly stylistFirstName: string | null;
  readonly stylistLastName: string | null;
  readonly customer: CustomerName;
}

export interface CustomerName {
  /** null: somebody who left no name. */
  readonly userId: UserId | null;
  readonly userFirstName: string | null;
  readonly userLastName: string | null;
  readonly username: string | null;
  readonly customerPhone: string | null;
}

/** What an actor sees of it: the customer's name only as an administrator. */
export interface AppointmentView extends Omit<AppointmentDetails, 'customer'> {
  readonly classification: Classification;
  readonly customer?: CustomerName;
}

/** The same for an administrator. */
export type AppointmentWithCustomer = AppointmentView & { readonly customer: CustomerName };

interface KnownDetails extends Omit<AppointmentDetails, 'customer'> {
  readonly customer?: CustomerName | undefined;
}

export function appointmentViewFor(
  actor: Actor,
  details: KnownDetails,
  now: Temporal.Instant,
): AppointmentView {
  const { customer, ...appointment } = details;
  const seen = { ...appointment, classification: classify(appointment, now) };
  return actor.kind === 'admin' && customer !== undefined ? { ...seen, customer } : seen;
}

type Customer = Pick<User, 'firstName' | 'lastName' | 'username' | 'phone'> & {
  readonly id: UserId | null;
};

export interface Involved {
  readonly services: readonly Pick<Service, 'id' | 'name'>[];
  readonly stylist: StylistName;
  readonly customer?: Customer | undefined;
}

export const withNames = (
  appointment: Appointment,
  { services, stylist, customer }: Involved,
): KnownDetails => ({
  ...appointment,
  ...withServiceNames(appointment, id => services.find(service => service.id === id)?.name ?? ''),
  stylistFirstName: stylist.firstName,
  stylistLastName: stylist.lastName,
  customer: customer && {
    userId: customer.id,
    userFirstName: customer.firstName,
    userLastName: customer.lastName,
    username: customer.username,
    customerPhone: customer.phone,
  },
});
