import type { IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { hasBegun } from '../../shared/visits/begun.ts';
import { useCalendarAppointments } from '../calendar-appointments.ts';

type Days = { readonly from: IsoDate; readonly to: IsoDate };

/** Everybody's appointments of some days; `missingOutcomes`: begun, and without an outcome. */
export function useDays(days: Days, now: WallClock, zone: string) {
  const { data, ...query } = useCalendarAppointments(days);
  const isToSay = (one: Appointment) => one.status === 'confirmed' && hasBegun(one, now, zone);
  const all = query.isPlaceholderData ? undefined : data;
  return { ...query, isFetchNextPageError: false, all, missingOutcomes: all?.filter(isToSay) };
}
