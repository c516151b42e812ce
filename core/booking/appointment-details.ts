import type { Temporal } from 'temporal-polyfill';
import type { Actor } from '../people/permissions.ts';
import type { Appointments } from '../ports/appointments.ts';
import { type Appointment, type AppointmentId, type Classification, classify } from './appointment.ts';

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

/** An appointment that has just been stored or was found under a lock, as `actor` sees it. */
export async function seeStored(
  deps: { readonly appointments: Appointments },
  actor: Actor,
  id: AppointmentId,
  now: Temporal.Instant,
): Promise<SeenAppointment> {
  const details = await deps.appointments.find(id);
  if (details === undefined) throw new Error(`appointment ${id} is gone`);
  return seenBy(actor, details, now);
}
