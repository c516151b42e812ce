import { capitalised, formatDay, type IsoDate, weekdayName, weekdayOf } from '../../../format/days.ts';
import { type Appointment, dayOf } from '../../../shared/appointments/appointment.ts';
import { type Stylist, takesBookings } from '../../shared/stylists.ts';
import { daysOfWeek, type Place } from '../calendar-place.ts';
import type { DayColumn } from './day-column.ts';

type Shown = Place & { readonly stylistId: number };

export function daysOf({ view, day }: Pick<Place, 'view' | 'day'>): readonly IsoDate[] {
  return view === 'settimana' ? daysOfWeek(day) : [day];
}

/** A week or a day of one stylist, or a day of everybody who works then or has appointments to give. */
export function columnsOf(
  shown: Shown,
  stylists: readonly Stylist[],
  appointments: readonly Appointment[],
  zone: string,
): readonly DayColumn[] {
  return shown.view === 'salone'
    ? stylists
        .map(stylist => teamColumn(shown.day, stylist, appointments, zone))
        .filter(column => column.open || column.appointments.length > 0)
    : daysOf(shown).map(date => dayColumn(date, shown.stylistId, stylists, appointments, zone));
}

function dayColumn(
  date: IsoDate,
  stylistId: number,
  stylists: readonly Stylist[],
  appointments: readonly Appointment[],
  zone: string,
): DayColumn {
  const stylist = stylists.find(({ id }) => id === stylistId);
  return {
    key: date,
    date,
    stylistId,
    open: stylist !== undefined && takesBookings(stylist),
    caption: weekdayName(weekdayOf(date)).slice(0, 3),
    heading: String(Number(date.slice(8))),
    stylist: stylist?.displayName ?? '',
    spoken: formatDay(date, 'day'),
    appointments: appointments.filter(
      appointment => appointment.stylistId === stylistId && dayOf(appointment, zone) === date,
    ),
  };
}

function teamColumn(
  date: IsoDate,
  stylist: Stylist,
  appointments: readonly Appointment[],
  zone: string,
): DayColumn {
  return {
    key: String(stylist.id),
    date,
    stylistId: stylist.id,
    open: takesBookings(stylist),
    caption: capitalised(formatDay(date, 'day')),
    heading: stylist.displayName,
    stylist: stylist.displayName,
    spoken: `${stylist.displayName}, ${formatDay(date, 'day')}`,
    appointments: appointments.filter(
      appointment => appointment.stylistId === stylist.id && dayOf(appointment, zone) === date,
    ),
  };
}
