import type * as contract from '../../../../adapters/http/contract/appointments.ts';
import { capitalised, formatDay, type IsoDate } from '../../format/days.ts';
import { fullName } from '../../format/names.ts';
import { wallClock } from '../../format/wall-clock.ts';
import { appointments as words } from '../../texts/appointments.ts';

export type Appointment = contract.AppointmentReply;

/** The day of an appointment on the shop's calendar. */
export function dayOf({ date }: Appointment, zone: string): IsoDate {
  return wallClock(new Date(date), zone).date;
}

export function stylistOf({ stylistFirstName, stylistLastName }: Appointment): string | null {
  return fullName(stylistFirstName, stylistLastName);
}

/** Null unless an administrator asks: nobody else is sent the name. */
export function customerOf({ userId, username, userFirstName, userLastName }: Appointment): string | null {
  if (username === undefined) return null;
  return fullName(userFirstName, userLastName) ?? (username || words.unnamedCustomer(userId));
}

/** Martedì 5 gennaio 2027 */
export function writtenDayOf(appointment: Appointment, zone: string): string {
  return capitalised(formatDay(dayOf(appointment, zone), 'full'));
}
