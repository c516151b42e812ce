import { Temporal } from 'temporal-polyfill';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { timeOfDay } from '../../../core/calendar/day-grid.ts';
import { defaultShopHours as hours } from '../../../core/calendar/shop-hours.ts';
import { instantOf } from '../../../core/calendar/shop-time.ts';
import { plainTimetable } from '../../../core/calendar/timetable.ts';
import type { CountedVisit } from '../../../core/figures/counted-visit.ts';
import { everything, type SlowFigures, slowFigures } from '../../core/figures/figures-oracle.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { counts } from '../../setup/counts.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';

const FIRST = Temporal.PlainDate.from('2024-01-01');
const DAYS = 3 * 365 + 1;
const many = counts.countedVisits;
const at = Temporal.Instant.from('2027-01-05T08:00:00+01:00');

const ends = [
  { status: 'cancelled', missed: false, paid: null },
  { status: 'completed', missed: true, paid: null },
  { status: 'completed', missed: false, paid: 1_550 },
  { status: 'completed', missed: false, paid: null },
  { status: 'confirmed', missed: false, paid: null },
] as const;
const colour = { duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15 };

/** The same on both databases, over three years; their stylists and customers are numbered. */
const visits: readonly CountedVisit[] = Array.from({ length: many }, (_, index) => {
  const date = FIRST.add({ days: Math.floor((index * DAYS) / many) });
  const minute = 510 + 15 * ((index * 7) % 40);
  return {
    ...{ userId: index % 3, stylistId: index % 2, serviceId: 0, date, minute, bookedAt: null },
    ...(index % 4 === 0 ? colour : { duration: 30, processing: null, cleanup: 0 }),
    ...{ price: 1_800 + 100 * (index % 5), ...(ends[(index * 3) % 7] ?? ends[4]) },
    startsAt: instantOf(hours, date, Temporal.PlainTime.from(timeOfDay(minute))).epochMilliseconds,
  };
});

/** Of a year, month by month, to be added up: the slow reckoning walks over every quarter-hour again and again. */
let months: readonly SlowFigures[];
beforeAll(() => {
  const asked = visits.filter(({ date }) => date.year === 2026);
  const byMonth = Map.groupBy(asked, ({ date }) => date.toPlainYearMonth().toString());
  const working = [0, 1].map(stylistId => ({ stylistId, from: FIRST, to: FIRST.add({ days: DAYS - 1 }) }));
  months = [...byMonth.values()].map(visits => {
    const [{ date }] = visits as [CountedVisit];
    const period = {
      from: date.with({ day: 1 }),
      to: date.with({ day: date.daysInMonth }),
      until: at,
      now: at,
    };
    return slowFigures({ timetable: plainTimetable(hours), period, working, visits }, everything);
  });
});

const added = (some: readonly SlowFigures[]): SlowFigures =>
  some.reduce((sum, one) => ({
    ...{ visits: sum.visits + one.visits, takings: sum.takings + one.takings },
    ...{ missed: sum.missed + one.missed, cancelled: sum.cancelled + one.cancelled },
    ...{ bookable: sum.bookable + one.bookable, sold: sum.sold + one.sold },
  }));

describe.each(['sqlite', 'postgresql'] as const)(`the figures of ${many} visits on %s`, engine => {
  test('are those that one counts on paper, of a month and of a year', async () => {
    const { shop, admin } = await openWithBrowsers(engine);
    const people = [shop.mario.id, shop.lucia.id, shop.salone.id];
    const stylists = [shop.anna.id, shop.bruno.id];
    const moment = (ms: number) => (engine === 'sqlite' ? `${ms}` : `to_timestamp(${ms} / 1000.0)`);
    const rowOf = (visit: CountedVisit): string => {
      const { processing, paid, missed, status } = visit;
      const who = [people[visit.userId ?? 0], shop.taglio.id, stylists[visit.stylistId]];
      const when = [moment(visit.startsAt), `'${visit.date}'`, visit.minute, visit.duration, visit.cleanup];
      const posa = [processing?.after ?? 'null', processing?.minutes ?? 'null'];
      return `(${[...who, ...when, ...posa, visit.price, paid ?? 'null', missed, `'${status}'`].join()})`;
    };
    for (let first = 0; first < many; first += 5_000)
      await askDatabase(
        shop.databaseUrl,
        `insert into appointments (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, cleanup,
          processing_after, processing_minutes, price, paid, missed, status)
          values ${visits
            .slice(first, first + 5_000)
            .map(rowOf)
            .join()}`,
      );
    const total = async (from: string, to: string) =>
      (await admin.call(calls.seeStatistics, { query: { from, to } })).now.total;
    expect(await total('2026-03-01', '2026-03-31')).toEqual(months[2]);
    expect(await total('2026-01-01', '2026-12-31')).toEqual(added(months));
    await shop.close();
  });
});
