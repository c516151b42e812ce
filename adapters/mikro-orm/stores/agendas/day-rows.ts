import { type DayKey, inDayOrder, type StoredDay } from '../../../../core/booking/agenda.ts';
import { type AppointmentRow, appointmentOf } from '../appointment-row.ts';

/** A stylist joined with one appointment, or with nulls on an empty day. */
export type DayRow = DayOwner & (AppointmentRow | { readonly id: null });

interface DayOwner {
  readonly of_stylist: number;
  readonly takes_bookings: boolean | number;
  readonly own_first_name: string | null;
  readonly own_last_name: string | null;
}

export function dayOf(key: DayKey, rows: readonly DayRow[]): StoredDay | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const appointments = rows.flatMap(row => (row.id === null ? [] : appointmentOf(row)));
  const stylist = { firstName: first.own_first_name, lastName: first.own_last_name };
  return { ...key, stylist, takesBookings: Boolean(first.takes_bookings), appointments };
}

/** Without duplicates, in locking order. */
export const inOrder = (keys: readonly DayKey[]): DayKey[] =>
  keys
    .toSorted(inDayOrder)
    .filter((key, index, all) => index === 0 || inDayOrder(all[index - 1] ?? key, key) !== 0);
