import type { Temporal } from 'temporal-polyfill';
import type { Service } from '../catalogue/service.ts';
import type { Actor } from '../people/permissions.ts';
import type { User } from '../people/user.ts';
import type { StylistName } from './agenda.ts';
import { type Appointment, type Classification, classify } from './appointment.ts';

/** An appointment with the names a person wants to see beside it. */
export interface AppointmentDetails extends Appointment {
  readonly serviceName: string;
  readonly stylistFirstName: string | null;
  readonly stylistLastName: string | null;
  readonly customer: CustomerName;
}

/** Who comes. */
export interface CustomerName {
  readonly userFirstName: string | null;
  readonly userLastName: string | null;
  readonly username: string;
}

/** What an asker gets to see: the tab it stands under now, and the customer only for an administrator. */
export interface AppointmentView extends Omit<AppointmentDetails, 'customer'> {
  readonly classification: Classification;
  readonly customer?: CustomerName;
}

/** The same where the customer's name is left out for who does not see it. */
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

/** Who and what an appointment is about, as they were read to make it. */
export interface Involved {
  readonly service: Pick<Service, 'name'>;
  readonly stylist: StylistName;
  readonly customer?: Pick<User, 'firstName' | 'lastName' | 'username'> | undefined;
}

/** An appointment with the names of those it was made of. */
export const withNames = (
  appointment: Appointment,
  { service, stylist, customer }: Involved,
): KnownDetails => ({
  ...appointment,
  serviceName: service.name,
  stylistFirstName: stylist.firstName,
  stylistLastName: stylist.lastName,
  customer: customer && {
    userFirstName: customer.firstName,
    userLastName: customer.lastName,
    username: customer.username,
  },
});
