import type { IsoDate } from '../../../format/days.ts';
import type { WallClock } from '../../../format/wall-clock.ts';
import type { Appointment } from '../../../shared/appointments/appointment.ts';
import { hasBegun } from '../../shared/visits/begun.ts';
import { useCalendarAppointments } from '../calendar-appointments.ts';

/** Everybody's appointments of a day that have begun and of which nobody has said what became; of a day to come none. */
export function useToSay(day: IsoDate, now: WallClock, zone: string) {
  const { data, ...query } = useCalendarAppointments({ from: day, to: day });
  const isToSay = (one: Appointment) => one.status === 'confirmed' && hasBegun(one, now, zone);
  return {
    ...query,
    isFetchNextPageError: false,
    toSay: query.isPlaceholderData ? undefined : data?.filter(isToSay),
  };
}
