import { useState } from 'react';
import type { IsoDate } from '../../format/days.ts';
import { moving as words } from '../../texts/times/moving.ts';
import { type Appointment, stylistOf } from '../appointments/appointment.ts';
import { useBookableStylists } from '../appointments/bookable-stylists.ts';
import { does } from '../appointments/skilled.ts';
import type { Horizon } from '../free-times/availability.ts';
import { useStarts } from '../free-times/free-starts.ts';
import type { Place } from './place.ts';
import { useVisitLink } from './visit-link.ts';

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
  const { date, time } = wanted;

  const { data } = useBookableStylists();
  const stylists = data?.filter(stylist => services.every(({ serviceId }) => does(stylist, serviceId))) ?? [];
  // Theirs may have left.
  const own = stylists.find(({ id }) => id === wanted.stylistId);
  const stylist = own ?? stylists[0];
  const stylistId = stylist?.id ?? wanted.stylistId;
  // A list without another one's name no longer tells it.
  const ownName = wanted.stylistId === appointment.stylistId ? stylistOf(appointment) : null;
  const gone =
    data === undefined || own !== undefined ? null : words.stylistGone(ownName, stylist?.displayName);
  const secret = useVisitLink();
  const slotQuery = { appointmentId, duration, stylistId, secret };
  const starts = useStarts(date, slotQuery);

  const { sure, lost } = standingOf(wanted, starts.data);
  const to: Place | null = sure === null ? null : { date, time: sure, stylistId };
  const present = date === here.date && stylistId === here.stylistId ? here.time : undefined;
  const choose = (change: Partial<Wanted>) => want({ ...afresh(wanted, change), ...change });
  const isMeant = wanted.isMeant === true;
  return {
    ...{ date, time, isMeant, stylistId, choose, stylists, stylist, slotQuery, starts, to, lost, present },
    /** That the chosen stylist takes no more bookings, in words; null while they do. */
    gone,
  };
}

/** A time that is chosen from those that are free is not one that was typed. */
const afresh = (wanted: Wanted, { time }: Partial<Wanted>): Wanted =>
  time === undefined ? wanted : { ...wanted, isMeant: false };

function standingOf({ time, isMeant }: Wanted, starts: readonly string[] | undefined) {
  const isSure = time !== null && (isMeant === true || starts?.includes(time) === true);
  return { sure: isSure ? time : null, lost: starts && !isSure ? time : null };
}

export type MoveChoice = ReturnType<typeof useMoveChoice>;
