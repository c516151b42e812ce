import { capitalised, formatDay, type IsoDate, weekdayName, weekdayOf } from '../../../format/days.ts';
import { type Appointment, dayOf } from '../../../shared/appointments/appointment.ts';
import { type Stylist, takesBookings } from '../../shared/stylists.ts';
import { daysOfWeek, type Place } from '../calendar-place.ts';
import type { TeamDay } from '../work-days.ts';
import type { DayColumn } from './day-column.ts';

type Shown = Place & { readonly stylistId: number };

/** What has been read for them. */
export type ReadDays = {
  readonly stylists: readonly Stylist[];
  readonly appointments: readonly Appointment[];
  readonly workDays: readonly TeamDay[];
  readonly zone: string;
};

export function daysOf({ view, day }: Pick<Place, 'view' | 'day'>): readonly IsoDate[] {
  return view === 'settimana' ? daysOfWeek(day) : [day];
}

/** A week or a day of one stylist, or a day of everybody who works then or has appointments to give. */
export function columnsOf(shown: Shown, read: ReadDays): readonly DayColumn[] {
  return shown.view === 'salone'
    ? read.stylists
        .map(stylist => teamColumn(shown.day, stylist, read))
        .filter(column => column.open || column.appointments.length > 0)
    : daysOf(shown).map(date => dayColumn(date, shown.stylistId, read));
}

function dayColumn(date: IsoDate, stylistId: number, read: ReadDays): DayColumn {
  const stylist = read.stylists.find(({ id }) => id === stylistId);
  return {
    key: date,
    open: stylist !== undefined && takesBookings(stylist),
    caption: weekdayName(weekdayOf(date)).slice(0, 3),
    heading: String(Number(date.slice(8))),
    stylist: stylist?.displayName ?? '',
    spoken: formatDay(date, 'day'),
    ...dayIn(read, date, stylistId),
  };
}

function teamColumn(date: IsoDate, stylist: Stylist, read: ReadDays): DayColumn {
  return {
    key: String(stylist.id),
    open: takesBookings(stylist),
    caption: capitalised(formatDay(date, 'day')),
    heading: stylist.displayName,
    stylist: stylist.displayName,
    spoken: `${stylist.displayName}, ${formatDay(date, 'day')}`,
    ...dayIn(read, date, stylist.id),
  };
}

function dayIn({ appointments, workDays, zone }: ReadDays, date: IsoDate, stylistId: number) {
  const workDay = workDays.find(day => day.date === date);
  return {
    ...{ date, stylistId, reason: workDay?.closure?.reason ?? '' },
    stretches: workDay?.stylists.find(own => own.stylistId === stylistId)?.stretches ?? [],
    appointments: appointments.filter(
      appointment => appointment.stylistId === stylistId && dayOf(appointment, zone) === date,
    ),
  };
}
