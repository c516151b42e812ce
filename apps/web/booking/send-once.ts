import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { listAppointments } from '../../../adapters/http/contract/addresses.ts';
import type { Appointment } from '../shared/appointments/appointment.ts';
import { sendBooking } from '../shared/appointments/book-appointment.ts';
import { call } from '../shared/requests/calls.ts';
import type { OwnBooking } from './booking-body.ts';
import type { Booked } from './use-draft.ts';

type Choice = Pick<OwnBooking, 'userId' | 'serviceId' | 'serviceIds' | 'stylistId' | 'date' | 'time'>;

/** The appointment that these choices are already, by the server's rule for repeated requests; null when there is none. */
export async function standingBooking(choice: Choice, signal?: AbortSignal): Promise<Booked | null> {
  const { userId, date, time } = choice;
  const query = { from: date, to: date, userId, status: 'confirmed' } as const;
  const appointments = await call(listAppointments, { query, ...(signal && { signal }) });
  const standing = appointments.find(appointment => isSame(appointment, choice));
  return standing ? { id: standing.id, userId, date, time } : null;
}

const isSame = (appointment: Appointment, { time, serviceId, serviceIds, stylistId }: Choice): boolean =>
  appointment.time === time &&
  `${appointment.services.map(service => service.serviceId)}` === `${serviceIds ?? [serviceId]}` &&
  (stylistId === null || appointment.stylistId === stylistId);

/** Sends a booking. When its answer is lost, what the shop has stored is the answer. */
export async function sendOnce(body: OwnBooking): Promise<Booked> {
  try {
    const { id } = await sendBooking(body);
    return { id, userId: body.userId, date: body.date, time: body.time };
  } catch (error) {
    const standing = mayHaveArrived(error) ? await standingBooking(body).catch(() => null) : null;
    if (standing) return standing;
    throw error;
  }
}

/** A refusal says that nothing was stored; a server in trouble or a lost network says nothing. */
const mayHaveArrived = (error: unknown): boolean => !(error instanceof RequestFailed) || error.status >= 500;
