import type * as contract from '../../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import { byAddress, call } from '../requests/calls.ts';

const bookAppointment = byAddress<typeof contract.bookAppointment>({
  method: 'POST',
  path: '/api/appointments',
});

export type BookingBody = BodyOf<typeof contract.bookAppointment>;

export const sendBooking = (body: BookingBody) => call(bookAppointment, { body });
