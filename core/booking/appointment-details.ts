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
export interface SeenAppointment extends Omit<AppointmentDetails, 'customer'> {
  readonly classification: Classification;
  readonly customer?: CustomerName;
}

export function seenBy(actor: Actor, details: AppointmentDetails, now: Temporal.Instant): SeenAppointment {
  const { customer, ...appointment } = details;
  const seen = { ...appointment, classification: classify(appointment, now) };
  return actor.kind === 'admin' ? { ...seen, customer } : seen;
}

/** Who and what an appointment is about, as they were read to make it; the customer only for who sees it. */
export interface Involved {
  readonly service: Pick<Service, 'name'>;
  readonly stylist: StylistName;
  readonly customer?: Pick<User, 'firstName' | 'lastName' | 'username'> | undefined;
}

/** The same for one that has just been made of these. */
export function seenMade(
  appointment: Appointment,
  { service, stylist, customer }: Involved,
  now: Temporal.Instant,
): SeenAppointment {
  const seen = {
    ...appointment,
    serviceName: service.name,
    stylistFirstName: stylist.firstName,
    stylistLastName: stylist.lastName,
    classification: classify(appointment, now),
  };
  if (customer === undefined) return seen;
  const { firstName: userFirstName, lastName: userLastName, username } = customer;
  return { ...seen, customer: { userFirstName, userLastName, username } };
}

/** The same for one that has just been stored, and is therefore there. */
export function seenStored(
  actor: Actor,
  details: AppointmentDetails | undefined,
  now: Temporal.Instant,
): SeenAppointment {
  if (details === undefined) throw new Error('a stored appointment is gone');
  return seenBy(actor, details, now);
}
