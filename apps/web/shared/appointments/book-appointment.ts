import { bookAppointment } from '../../../../adapters/http/contract/addresses.ts';
import type * as contract from '../../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import { call } from '../requests/calls.ts';

export type BookingBody = BodyOf<typeof contract.bookAppointment>;

export const sendBooking = (body: BookingBody) => call(bookAppointment, { body });
