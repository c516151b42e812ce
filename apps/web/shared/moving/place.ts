import type { IsoDate } from '../../format/days.ts';
import { type Appointment, dayOf } from '../appointments/appointment.ts';

/** Where an appointment stands: its day and time in the shop, and with whom. */
export type Place = {
  readonly date: IsoDate /** HH:mm */;
  readonly time: string;
  readonly stylistId: number;
};

export const placeOf = (appointment: Appointment, zone: string): Place => ({
  date: dayOf(appointment, zone),
  time: appointment.time,
  stylistId: appointment.stylistId,
});
