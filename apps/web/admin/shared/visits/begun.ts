import type { WallClock } from '../../../format/wall-clock.ts';
import { type Appointment, dayOf } from '../../../shared/appointments/appointment.ts';

type Now = Pick<WallClock, 'date' | 'time'>;

/** From its start on an outcome may be said. */
export const hasBegun = (appointment: Appointment, now: Now, zone: string): boolean =>
  isReached(dayOf(appointment, zone), appointment.time, now);

export const hasEnded = (appointment: Appointment, now: Now, zone: string): boolean =>
  isReached(dayOf(appointment, zone), appointment.endTime, now);

const isReached = (day: string, time: string, now: Now) =>
  day < now.date || (day === now.date && time <= now.time);
