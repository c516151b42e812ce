import type { Temporal } from 'temporal-polyfill';
import { displayName, type User } from '../../people/user.ts';
import type { Cents } from '../../units.ts';
import type { AppointmentDetails } from '../appointment-view.ts';
import type { HistoryEntry } from '../history/history-entry.ts';

/** An appointment as a person's own calendar keeps it. */
export interface CalendarEntry {
  readonly appointmentId: number;
  /** How often it was changed since it was booked: calendars keep the copy that says more. */
  readonly sequence: number;
  readonly startsAt: Temporal.Instant;
  /** The customer's whole time. */
  readonly minutes: number;
  readonly isCancelled: boolean;
  readonly serviceName: string;
  readonly stylistName: string;
  readonly price: Cents;
  /** null: no e-mail address is known. */
  readonly guest: { readonly name: string; readonly email: string } | null;
}

export function calendarEntryOf(
  { id, startsAt, duration, status, serviceName, price, ...appointment }: AppointmentDetails,
  customer: User | undefined,
  history: readonly HistoryEntry[],
): CalendarEntry {
  const { stylistFirstName, stylistLastName } = appointment;
  return {
    ...{ appointmentId: id, startsAt, minutes: duration, serviceName, price },
    sequence: history.filter(({ kind }) => kind !== 'booked' && kind !== 'outcome').length,
    isCancelled: status === 'cancelled',
    stylistName: displayName({ username: null, firstName: stylistFirstName, lastName: stylistLastName }),
    guest: customer?.email ? { name: displayName(customer), email: customer.email } : null,
  };
}
