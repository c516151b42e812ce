import type { Temporal } from 'temporal-polyfill';
import { type DayGrid, dayGrid } from '../calendar/day-grid.ts';
import {
  type Busy,
  bookableQuarters,
  freeQuarters,
  freeStarts,
  heldQuarters,
} from '../calendar/free-slots.ts';
import { noQuarters, type Quarters, union } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import type { StylistId } from '../people/user.ts';
import type { Agendas } from '../ports/agendas.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';

/** Whose time is asked for, and how long a visit takes; without a length, single quarter-hours are offered. */
export interface Wish {
  /** undefined: whoever can. */
  readonly stylistId?: StylistId | undefined;
  /** Minutes. */
  readonly duration?: number | undefined;
}

export interface OfferDeps {
  readonly agendas: Agendas;
  readonly users: Users;
  readonly hours: ShopHours;
}

/** Quarters (or starts, when a length is given) still offered on a date. */
export interface OfferedDay {
  readonly date: Temporal.PlainDate;
  readonly offered: Quarters;
}

/** What is offered on each day from `from` to `to`, both included: by the stylist asked for, or by at least one of all. */
export async function offeredQuarters(
  deps: OfferDeps,
  now: ShopMoment,
  wish: Wish,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<Result<readonly OfferedDay[], ProblemOf<'stylist-not-found'>>> {
  const roster = (await deps.users.stylists()).map(({ id }) => id);
  if (wish.stylistId !== undefined && !roster.includes(wish.stylistId))
    return refuse({ code: 'stylist-not-found' });
  const stylists = wish.stylistId === undefined ? roster : [wish.stylistId];
  const busy = new Map<string, readonly Busy[]>();
  for (const day of await deps.agendas.busy(stylists, from, to))
    busy.set(dayName(day.stylistId, day.date), day.busy);

  const grid = dayGrid(deps.hours);
  return ok(
    daysFrom(from, to).map(date => {
      const bookable = bookableQuarters(deps.hours, date, now);
      const visits = stylists.map(id => busy.get(dayName(id, date)) ?? []);
      return { date, offered: offeredByAny(grid, bookable, visits, wish.duration) };
    }),
  );
}

const dayName = (stylistId: StylistId, date: Temporal.PlainDate): string => `${stylistId} ${date.toString()}`;

function daysFrom(from: Temporal.PlainDate, to: Temporal.PlainDate): Temporal.PlainDate[] {
  const length = from.until(to, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, index) => from.add({ days: index }));
}

/** What at least one of several stylists' days offers. */
export function offeredByAny(
  grid: DayGrid,
  bookable: Quarters,
  days: readonly (readonly Busy[])[],
  duration: number | undefined,
): Quarters {
  return days.reduce((offered, visits) => {
    const free = freeQuarters(bookable, heldQuarters(grid, visits));
    return union(offered, duration === undefined ? free : freeStarts(grid, free, duration));
  }, noQuarters);
}
