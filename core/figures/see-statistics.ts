import type { Temporal } from 'temporal-polyfill';
import { knownServices } from '../booking/services/services-by-id.ts';
import { wallTime } from '../calendar/shop-time.ts';
import type { DateRange, Timetable } from '../calendar/timetable.ts';
import type { ServiceId } from '../catalogue/service.ts';
import { type Actor, permit } from '../people/permissions.ts';
import { displayName, type StylistId, type User, type UserId } from '../people/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { CountedVisits } from '../ports/figures/counted-visits.ts';
import type { Services } from '../ports/services.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { startCounting } from './count.ts';
import type { Figures } from './figures.ts';
import { type Period, periodsOf } from './period.ts';
import type { Working } from './stylist-time.ts';

interface Deps {
  readonly countedVisits: CountedVisits;
  readonly timetables: Pick<Timetables, 'current'>;
  readonly services: Pick<Services, 'find'>;
  readonly users: Pick<Users, 'stylists' | 'findMany'>;
  readonly clock: Clock;
}

export interface Statistics {
  /** On the shop's clock: when it was counted. */
  readonly at: Temporal.PlainDateTime;
  readonly now: Figures;
  readonly before: Figures;
  readonly stylists: ReadonlyMap<StylistId, string>;
  readonly services: ReadonlyMap<ServiceId, string>;
}

type Refused = ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>;

/** `range` beside the one before it. No figure names a customer. */
export async function seeStatistics(
  deps: Deps,
  actor: Actor,
  range: DateRange,
  stylistId?: StylistId,
): Promise<Result<Statistics, Refused>> {
  const allowed = permit(actor, 'see-statistics');
  if (!allowed.ok) return allowed;
  const [timetable, roster, worked] = await Promise.all([
    deps.timetables.current(),
    deps.users.stylists(),
    deps.countedVisits.working(),
  ]);
  const everybody = new Set([...roster.map(({ id }) => id), ...worked.map(one => one.stylistId)]);
  if (stylistId !== undefined && !everybody.has(stylistId)) return refuse({ code: 'stylist-not-found' });
  const now = deps.clock.now();
  const asked = { deps, timetable, stylistId, working: workingOf(worked, roster, range) };
  const [period, earlier] = periodsOf(timetable.hours, range, now);
  const { figures: before, people } = await countPeriod(asked, earlier);
  const { figures } = await countPeriod(asked, period, people);
  const both = [figures, before];
  const services = await namesOfServices(deps, both);
  const stylists = namesOfStylists(await deps.users.findMany([...everybody]));
  return ok({ at: wallTime(timetable.hours, now), now: figures, before, stylists, services });
}

/** A stylist who still takes bookings is counted to the end of the range. */
const workingOf = (worked: readonly Working[], roster: readonly User[], { to }: DateRange): Working[] =>
  worked.map(one => (roster.some(({ id }) => id === one.stylistId) ? { ...one, to } : one));

interface Asked {
  readonly deps: Deps;
  readonly timetable: Timetable;
  readonly stylistId: StylistId | undefined;
  readonly working: readonly Working[];
}

interface PeriodFigures {
  readonly figures: Figures;
  /** Who came. */
  readonly people: ReadonlySet<UserId>;
}

/** `regulars`: of whom it is known that they had come before the period. */
async function countPeriod(
  { deps, timetable, stylistId, working }: Asked,
  period: Period,
  regulars: ReadonlySet<UserId> = new Set(),
): Promise<PeriodFigures> {
  const { countedVisits } = deps;
  const counted = working.filter(one => stylistId === undefined || one.stylistId === stylistId);
  const counter = startCounting({ timetable, period, stylistId, working: counted });
  for await (const visits of countedVisits.during(period, stylistId))
    for (const visit of visits) counter.add(visit);
  const people = counter.people();
  const others = [...people].filter(person => !regulars.has(person));
  const fresh = await countedVisits.newAt(others, period.from);
  const before = new Set([...people].filter(person => !fresh.has(person)));
  return { figures: counter.figures(before), people };
}

async function namesOfServices(
  { services }: Deps,
  figures: readonly Figures[],
): Promise<ReadonlyMap<ServiceId, string>> {
  const ids = new Set(figures.flatMap(one => one.services.map(({ serviceId }) => serviceId)));
  const known = await knownServices(id => services.find(id), [...ids]);
  return new Map([...known].map(([id, { name }]) => [id, name]));
}

const namesOfStylists = (users: readonly User[]): ReadonlyMap<StylistId, string> =>
  new Map(users.map(user => [user.id, displayName(user)]));
