import { blockOf, type Pattern, patternOf, type ServiceTimes } from '../calendar/pattern.ts';
import { doesService, type Timetable } from '../calendar/timetable.ts';
import type { Service, ServiceId } from '../catalogue/service.ts';
import type { StylistId, User } from '../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Minutes } from '../units.ts';

/** Whose time, and what for; without service and duration single quarter-hours are offered. */
export interface SlotQuery {
  /** undefined: whoever can. */
  readonly stylistId?: StylistId | undefined;
  /** Its own times win over the duration. */
  readonly serviceId?: ServiceId | undefined;
  readonly duration?: Minutes | undefined;
}

interface Asked {
  readonly stylists: readonly StylistId[];
  readonly pattern: Pattern | undefined;
}

export type QueryProblem = ProblemOf<'stylist-not-found' | 'service-not-found'>;

/** `service`: the one asked for. One archived meanwhile is refused when it is booked, and the screens lead on from there. */
export function askedBy(
  { stylistId, serviceId, duration }: SlotQuery,
  roster: readonly User[],
  service: Pick<Service, 'id' | keyof ServiceTimes> | undefined,
  timetable: Timetable,
): Result<Asked, QueryProblem> {
  const everybody = roster.map(({ id }) => id);
  if (stylistId !== undefined && !everybody.includes(stylistId)) return refuse({ code: 'stylist-not-found' });
  const stylists = stylistId === undefined ? everybody : [stylistId];
  if (service !== undefined) {
    const skilled = stylists.filter(id => doesService(timetable, id, service.id));
    return ok({ stylists: skilled, pattern: patternOf(service) });
  }
  if (serviceId !== undefined) return refuse({ code: 'service-not-found' });
  return ok({ stylists, pattern: duration === undefined ? undefined : blockOf(duration) });
}
