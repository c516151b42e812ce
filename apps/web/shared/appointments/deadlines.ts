import { formatDay } from '../../format/days.ts';
import { type WallClock, wallClock } from '../../format/wall-clock.ts';
import { useVisitLink } from '../moving/visit-link.ts';
import { useSession } from '../session/session.ts';
import { useShop } from '../shop/shop-data.ts';
import { useWallClock } from '../shop/use-wall-clock.ts';
import type { Appointment } from './appointment.ts';

export type Deadline = {
  /** Mercoledì 6 gennaio alle 10:00; null: the shop asks for none. */
  readonly said: string | null;
  readonly isOver: boolean;
};

type Asked = {
  readonly user: { readonly isAdmin: boolean } | null | undefined;
  /** Minutes before the start. */
  readonly until: number | undefined;
  readonly zone: string;
  readonly now: WallClock | null;
};

/** Until when the shop lets somebody change an appointment; staff always may. */
export function deadlineOf({ date }: Pick<Appointment, 'date'>, { user, until, zone, now }: Asked): Deadline {
  if (!until || user?.isAdmin) return { said: null, isOver: false };
  const last = wallClock(new Date(Date.parse(date) - until * 60_000), zone);
  const isOver = now !== null && `${last.date} ${last.time}` < `${now.date} ${now.time}`;
  return { said: `${formatDay(last.date, 'full')} alle ${last.time}`, isOver };
}

/** By a link everybody is bound as its owner is. */
export function useDeadlines(appointment: Appointment, zone: string) {
  const { user: visitor } = useSession();
  const user = useVisitLink() === undefined ? visitor : null;
  const { data: shop } = useShop();
  const now = useWallClock(zone);
  const of = (until: number | undefined) => deadlineOf(appointment, { user, until, zone, now });
  const rules = shop?.bookingRules;
  return { move: of(rules?.moveUntil), cancel: of(rules?.cancelUntil), phone: shop?.phone ?? '' };
}
