import { servicesOf } from '../booking/services/booked-services.ts';
import { dayNumber } from '../calendar/day-number.ts';
import type { Timetable } from '../calendar/timetable.ts';
import type { ServiceId } from '../catalogue/service.ts';
import { entryOf } from '../entry-of.ts';
import type { UserId } from '../people/user.ts';
import type { Cents } from '../units.ts';
import { daysAhead } from './ahead.ts';
import { type CountedVisit, countsAs, takingsOf } from './counted-visit.ts';
import type { Period } from './period.ts';
import { splitTakings } from './split-takings.ts';
import type { StylistTime } from './stylist-time.ts';
import { emptyTally, type RunningTally } from './tally.ts';
import { hoursOf } from './time-by-hour.ts';

export type Tallies = Map<number, RunningTally>;

/** The sums of a period while its visits are read, in whatever order. */
export interface Running {
  readonly total: RunningTally;
  readonly days: Tallies;
  readonly hours: Tallies;
  readonly stylists: Tallies;
  readonly services: Map<ServiceId, { times: number; takings: Cents }>;
  readonly ahead: Map<number, number>;
  readonly people: Set<UserId>;
  readonly coming: { visits: number; price: Cents };
  unnamed: number;
  unknownAhead: number;
}

export const HOURS = 24;

export const emptySums = (): Running => ({
  ...{ total: emptyTally(), days: new Map(), hours: new Map(), stylists: new Map() },
  ...{ services: new Map(), ahead: new Map(), people: new Set(), coming: { visits: 0, price: 0 } },
  ...{ unnamed: 0, unknownAhead: 0 },
});

export function addComing({ coming }: Running, { now }: Period, visit: CountedVisit): void {
  if (visit.startsAt < now.epochMilliseconds || countsAs(visit, false) !== 'coming') return;
  coming.visits += 1;
  coming.price += visit.price;
}

export const talliesOf = (
  sums: Running,
  { date, minute, stylistId }: CountedVisit,
): readonly RunningTally[] => [
  sums.total,
  entryOf(sums.days, dayNumber(date), emptyTally),
  entryOf(sums.hours, hourKey(date.dayOfWeek, Math.floor(minute / 60)), emptyTally),
  entryOf(sums.stylists, stylistId, emptyTally),
];

const hourKey = (weekday: number, hour: number): number => weekday * HOURS + hour;

export function addTaken(sums: Running, { hours }: Timetable, visit: CountedVisit): void {
  const services = servicesOf(visit);
  const shares = splitTakings(
    takingsOf(visit),
    services.map(({ price }) => price),
  );
  for (const [index, { serviceId }] of services.entries()) {
    const service = entryOf(sums.services, serviceId, () => ({ times: 0, takings: 0 }));
    service.times += 1;
    service.takings += shares[index] ?? 0;
  }
  const ahead = daysAhead(hours, visit);
  if (ahead === null) sums.unknownAhead += 1;
  else sums.ahead.set(ahead, (sums.ahead.get(ahead) ?? 0) + 1);
  if (visit.userId === null) sums.unnamed += 1;
  else sums.people.add(visit.userId);
}

export function addTime(sums: Running, time: StylistTime): void {
  for (const { stylistId, day, weekday, hour, bookable, sold } of hoursOf(time)) {
    const tallies = [
      sums.total,
      entryOf(sums.days, day, emptyTally),
      entryOf(sums.hours, hourKey(weekday, hour), emptyTally),
      entryOf(sums.stylists, stylistId, emptyTally),
    ];
    for (const tally of tallies) {
      tally.bookable += bookable;
      tally.sold += sold;
    }
  }
}
