import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { startCounting } from '../../../core/figures/count.ts';
import type { CountedVisit } from '../../../core/figures/counted-visit.ts';
import type { Figures } from '../../../core/figures/figures.ts';
import { splitTakings } from '../../../core/figures/split-takings.ts';
import { runs } from '../../setup/property-runs.ts';
import { anyCounted, stylists } from './any-counted.ts';
import { everything, isTaken, slowFigures, slowOpenDays } from './figures-oracle.ts';

type World = typeof anyCounted extends fc.Arbitrary<infer W> ? W : never;

function count(
  world: World,
  visits: readonly CountedVisit[] = world.visits,
  before: readonly number[] = [],
): Figures {
  const counter = startCounting(world);
  for (const visit of visits) counter.add(visit);
  return counter.figures(new Set(before));
}

const sums = ({ visits, takings, missed, cancelled, bookable, sold }: ReturnType<typeof slowFigures>) => ({
  ...{ visits, takings, missed, cancelled, bookable, sold },
});

const sumOf = <K extends string>(rows: readonly Readonly<Record<K, number>>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

test.prop([anyCounted], runs(0.25))('everything together is what one counts on paper', world => {
  expect(count(world).total).toEqual(slowFigures(world, everything));
});

test.prop([anyCounted, fc.constantFrom(...stylists)], runs(0.25))(
  'a stylist’s, a day’s and an hour’s figures are what one counts on paper of them alone',
  (world, stylistId) => {
    const figures = count(world);
    const none = { visits: 0, takings: 0, missed: 0, cancelled: 0, bookable: 0, sold: 0 };
    const own = figures.stylists.find(one => one.stylistId === stylistId);
    const isOwn = { isPart: (visit: CountedVisit) => visit.stylistId === stylistId };
    expect(own ? sums(own) : none).toEqual(
      slowFigures(world, { ...isOwn, isQuarter: someone => someone === stylistId }),
    );
    const day = figures.days.at(-1);
    const isDay = (date: Temporal.PlainDate) => day !== undefined && date.equals(day.date);
    expect(day && sums(day)).toEqual(
      slowFigures(world, { isPart: ({ date }) => isDay(date), isQuarter: (_, date) => isDay(date) }),
    );
    const hour = figures.hours.at(0);
    const isHour = (date: Temporal.PlainDate, minute: number) =>
      date.dayOfWeek === hour?.weekday && Math.trunc(minute / 60) === hour.hour;
    expect(hour ? sums(hour) : none).toEqual(
      hour
        ? slowFigures(world, {
            isPart: ({ date, minute }) => isHour(date, minute),
            isQuarter: (_, date, minute) => isHour(date, minute),
          })
        : none,
    );
  },
);

test.prop([anyCounted, fc.option(fc.constantFrom(...stylists), { nil: undefined })], runs(0.25))(
  'of its open days those count that have begun',
  (world, stylistId) => {
    const { openDays } = startCounting({ ...world, stylistId }).figures(new Set());
    expect(openDays).toBe(slowOpenDays(world, stylistId));
  },
);

test.prop([anyCounted], runs(0.25))('the parts sum to the whole, whichever way it is parted', world => {
  const { total, days, hours, stylists: people, services, ahead, customers, coming } = count(world);
  for (const key of ['visits', 'takings', 'missed', 'cancelled', 'bookable', 'sold'] as const)
    for (const parts of [days, hours, people]) expect(sumOf(parts, key)).toBe(total[key]);
  expect(sumOf(services, 'takings')).toBe(total.takings);
  const taken = world.visits.filter(visit => isTaken(visit, world.period));
  expect(sumOf(services, 'times')).toBe(taken.reduce((sum, { parts = [0] }) => sum + parts.length, 0));
  expect(sumOf(ahead.ranges, 'visits') + ahead.unknown).toBe(total.visits);
  expect(total.sold).toBeLessThanOrEqual(total.bookable);
  const confirmed = world.visits.filter(({ status }) => status === 'confirmed');
  expect(coming.visits).toBe(
    confirmed.filter(({ startsAt }) => startsAt >= world.period.until.epochMilliseconds).length,
  );
  expect(customers.unnamed).toBe(taken.filter(({ userId }) => userId === null).length);
});

test.prop([anyCounted, fc.integer()], runs(0.25))(
  'the order in which visits are read changes nothing',
  (world, seed) => {
    const other = world.visits.toSorted((a, b) => ((a.startsAt ^ seed) % 97) - ((b.startsAt ^ seed) % 97));
    expect(count(world, other)).toEqual(count(world));
  },
);

test.prop([anyCounted], runs(0.25))('people who are merged leave every sum as it was', world => {
  const merged = world.visits.map(visit => (visit.userId === 2 ? { ...visit, userId: 1 } : visit));
  const { customers: _, ...figures } = count(world, merged);
  const { customers: __, ...before } = count(world);
  expect(figures).toEqual(before);
});

test.prop([anyCounted, fc.subarray([1, 2, 3, 4, 5])], runs(0.25))(
  'each person who came counts once, as new or as returning',
  (world, before) => {
    const { first, returning } = count(world, world.visits, before).customers;
    const came = world.visits.filter(visit => isTaken(visit, world.period)).map(({ userId }) => userId);
    const people = new Set(came.filter(userId => userId !== null));
    expect(first + returning).toBe(people.size);
    expect(returning).toBe([...people].filter(userId => before.includes(userId)).length);
  },
);

test.prop([anyCounted], runs(0.25))(
  'how long ahead people book is counted in days of the shop’s calendar',
  world => {
    const { ahead } = count(world);
    const days = world.visits
      .filter(visit => isTaken(visit, world.period))
      .flatMap(({ bookedAt, date }) => {
        if (bookedAt === null) return [];
        const booked = Temporal.Instant.fromEpochMilliseconds(bookedAt).toZonedDateTimeISO('Europe/Rome');
        return [Math.max(0, booked.toPlainDate().until(date).days)];
      })
      .toSorted((a, b) => a - b);
    for (const { from, to, visits } of ahead.ranges)
      expect(visits).toBe(days.filter(day => day >= from && (to === null || day <= to)).length);
    expect(ahead.median).toBe(days[Math.ceil(days.length / 2) - 1] ?? null);
  },
);

test.prop([fc.nat(100_000), fc.array(fc.nat(9_000), { minLength: 1, maxLength: 5 })], runs(0.25))(
  'what was paid for several services is shared out to the cent, none below nothing',
  (takings, prices) => {
    const shares = splitTakings(takings, prices);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(takings);
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    if (prices.reduce((sum, price) => sum + price, 0) === takings && takings > 0)
      expect(shares).toEqual(prices);
  },
);
