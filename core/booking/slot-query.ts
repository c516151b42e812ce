import { blockOf, type Pattern, patternOf } from '../calendar/pattern.ts';
import { doesService, type Timetable } from '../calendar/timetable.ts';
import type { ServiceId } from '../catalogue/service.ts';
import type { StylistId, User } from '../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Minutes } from '../units.ts';
import { type BookedServices, idsOf } from './services/booked-services.ts';

/** Whose time, and what for; without services and duration single quarter-hours are offered. */
export interface SlotQuery {
  /** undefined: whoever can. */
  readonly stylistId?: StylistId | undefined;
  /** One after the other. Their own times win over the duration. */
  readonly serviceIds?: readonly ServiceId[] | undefined;
  readonly duration?: Minutes | undefined;
}

interface Asked {
  readonly stylists: readonly StylistId[];
  readonly pattern: Pattern | undefined;
}

export type QueryProblem = ProblemOf<'stylist-not-found' | 'service-not-found'>;

/** `visit`: the services asked for. One archived meanwhile is refused when it is booked, and the screens lead on from there. */
export function askedBy(
  { stylistId, duration }: Omit<SlotQuery, 'serviceIds'>,
  roster: readonly User[],
  visit: BookedServices | undefined,
  timetable: Timetable,
): Result<Asked, ProblemOf<'stylist-not-found'>> {
  const everybody = roster.map(({ id }) => id);
  if (stylistId !== undefined && !everybody.includes(stylistId)) return refuse({ code: 'stylist-not-found' });
  const stylists = stylistId === undefined ? everybody : [stylistId];
  if (visit === undefined)
    return ok({ stylists, pattern: duration === undefined ? undefined : blockOf(duration) });
  const skilled = stylists.filter(id => idsOf(visit).every(service => doesService(timetable, id, service)));
  return ok({ stylists: skilled, pattern: patternOf(visit) });
}
