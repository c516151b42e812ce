import { useState } from 'react';
import type { IsoDate } from '../../format/days.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { useBookableStylists } from '../appointments/bookable-stylists.ts';
import { does } from '../appointments/skilled.ts';
import type { Horizon } from '../free-times/availability.ts';
import { useStarts } from '../free-times/free-starts.ts';
import type { Place } from './place.ts';

type Wanted = {
  readonly date: IsoDate;
  readonly time: string | null;
  readonly stylistId: number;
  /** Typed, whether anybody would be booked then or not. */
  readonly isMeant?: boolean;
};

/**
 * Day, time and stylist to move to. It begins with those that the appointment has; whatever changes, the others stay, and
 * `to` is known while that start is free.
 */
export function useMoveChoice(appointment: Appointment, here: Place, { today }: Horizon) {
  const { id: appointmentId, services, duration } = appointment;
  const [wanted, want] = useState<Wanted>(() => ({
    ...{ date: here.date < today ? today : here.date, time: null, stylistId: here.stylistId },
  }));
  const { date, time, isMeant = false } = wanted;

  const { data } = useBookableStylists();
  const stylists = data?.filter(stylist => services.every(({ serviceId }) => does(stylist, serviceId))) ?? [];
  // Theirs may have left.
  const stylist = stylists.find(({ id }) => id === wanted.stylistId) ?? stylists[0];
  const stylistId = stylist?.id ?? wanted.stylistId;
  const slotQuery = { appointmentId, duration, stylistId };
  const starts = useStarts(date, slotQuery);

  const isFree = time !== null && starts.data?.includes(time) === true;
  const to: Place | null = time !== null && (isFree || isMeant) ? { date, time, stylistId } : null;
  const lost = time !== null && starts.data && !isFree && !isMeant ? time : null;
  const present = date === here.date && stylistId === here.stylistId ? here.time : undefined;
  const choose = (change: Partial<Wanted>) =>
    want({ ...wanted, ...(change.time !== undefined && { isMeant: false }), ...change });
  return { date, time, isMeant, stylistId, choose, stylists, stylist, slotQuery, starts, to, lost, present };
}

export type MoveChoice = ReturnType<typeof useMoveChoice>;
