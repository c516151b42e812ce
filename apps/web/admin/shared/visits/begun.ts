import type { WallClock } from '../../../format/wall-clock.ts';
import { type Appointment, dayOf } from '../../../shared/appointments/appointment.ts';

/** From its start on an outcome may be said. */
export function hasBegun(
  appointment: Appointment,
  now: Pick<WallClock, 'date' | 'time'>,
  zone: string,
): boolean {
  const day = dayOf(appointment, zone);
  return day < now.date || (day === now.date && appointment.time <= now.time);
}
