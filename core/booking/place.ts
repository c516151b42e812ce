import type { ClockTime } from '../units.ts';
import type { DayKey } from './agenda.ts';
import { type Appointment, clockTime } from './appointment.ts';

/** Where an appointment stands: whose, on which day, at what time. */
export interface Place extends DayKey {
  readonly time: ClockTime;
}

export const placeOf = ({
  stylistId,
  date,
  time,
}: Pick<Appointment, 'stylistId' | 'date' | 'time'>): Place => ({
  ...{ stylistId, date, time: clockTime(time) },
});

export const isSameDay = (a: DayKey, b: DayKey): boolean =>
  a.stylistId === b.stylistId && a.date.equals(b.date);

export const isSamePlace = (a: Place, b: Place): boolean => isSameDay(a, b) && a.time === b.time;
