import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { bookAppointment } from '../../../../adapters/http/contract/addresses.ts';
import type * as contract from '../../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import { call } from '../requests/calls.ts';

export type BookingBody = BodyOf<typeof contract.bookAppointment>;

export const sendBooking = (body: BookingBody) => call(bookAppointment, { body });

/**
 * In the server's words that somebody else was faster; undefined for any other failure. It is told once, where another time is
 * chosen, and by no toast, which would cover the times.
 */
export const takenMeanwhile = (error: Error): string | undefined =>
  error instanceof RequestFailed && error.code === 'slot-taken' ? error.message : undefined;
