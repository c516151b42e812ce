import { formatDay } from '../format/days.ts';
import { wallClock } from '../format/wall-clock.ts';
import type { Appointment } from '../shared/appointments/appointment.ts';
import { useSession } from '../shared/session/session.ts';
import { useShop } from '../shared/shop/shop-data.ts';
import { useWallClock } from '../shared/shop/use-wall-clock.ts';

export type Deadline = {
  /** Mercoledì 6 gennaio alle 10:00; null: the shop asks for none. */
  readonly said: string | null;
  readonly isOver: boolean;
};

const none: Deadline = { said: null, isOver: false };

/** Until when the shop lets a customer move and cancel an appointment; staff always may. */
export function useDeadlines(appointment: Appointment, zone: string) {
  const { user } = useSession();
  const { data: shop } = useShop();
  const now = useWallClock(zone);
  const { moveUntil = 0, cancelUntil = 0 } = user?.isAdmin ? {} : (shop?.bookingRules ?? {});
  const of = (minutes: number): Deadline => {
    if (minutes === 0) return none;
    const last = wallClock(new Date(Date.parse(appointment.date) - minutes * 60_000), zone);
    const isOver = now !== null && `${last.date} ${last.time}` < `${now.date} ${now.time}`;
    return { said: `${formatDay(last.date, 'full')} alle ${last.time}`, isOver };
  };
  return { move: of(moveUntil), cancel: of(cancelUntil), phone: shop?.phone ?? '' };
}
