import { Temporal } from 'temporal-polyfill';
import { Bench } from 'tinybench';
import { datesIn } from '../../core/calendar/dates-in.ts';
import { dayGrid } from '../../core/calendar/day-grid.ts';
import { type Busy, bookableQuarters, freeStarts, timesOf } from '../../core/calendar/free-slots.ts';
import { blockOf, type Pattern, patternOf } from '../../core/calendar/pattern.ts';
import { defaultShopHours as hours, type Opening, type Week } from '../../core/calendar/shop-hours.ts';
import { plainTimetable, type Timetable } from '../../core/calendar/timetable.ts';
import { shopDay, workDay } from '../../core/calendar/work-day.ts';
import { startsByBitMask } from './bit-mask.ts';
import { inTurns, median } from './in-turns.ts';
import { atMost, type Row, ratioAtMost } from './row.ts';

/** A stylist's Tuesday with twelve visits, and a visit of thirty minutes wished for. */
const visits: readonly Busy[] = [510, 555, 600, 630, 690, 735, 840, 870, 960, 1020, 1080, 1155].map(
  (start, index) => ({
    start,
    minutes: index % 3 === 0 ? 30 : 15,
  }),
);
const busyQuarters = visits.flatMap(({ start, minutes }) =>
  Array.from({ length: minutes / 15 }, (_, index) => (start - 510) / 15 + index),
);
const pattern = blockOf(30);
const TURNS = 25;
const grid = dayGrid(hours);
const timetable = plainTimetable(hours);
const tuesday = Temporal.PlainDate.from('2027-01-05');
const bookable = bookableQuarters(hours, workDay(timetable, shopDay(timetable, tuesday), 1), {
  date: Temporal.PlainDate.from('2027-01-04'),
  minute: 0,
});

const engine = (): string[] => timesOf(grid, freeStarts(grid, { bookable, busy: visits }, pattern));
const mask = (): string[] => startsByBitMask(busyQuarters, 2);

/** Eight stylists for sixty days; of one day, as many times, since one alone is shorter than the clock's step. */
const STYLISTS = 8;
const DAYS = 60 * STYLISTS;
const oneDay = (one: () => unknown) => () => {
  for (let day = 0; day < DAYS; day += 1) one();
};

/** Each of the 480 days as it is really asked for: other visits every day. */
const shiftedDays = Array.from({ length: DAYS }, (_, day) => ({
  visits: visits.filter((_visit, index) => (index + day) % 5 > 0),
  busy: busyQuarters.filter((_quarter, index) => (index + day) % 5 > 0),
}));
const engineOfMany = (): void => {
  for (const { visits: own } of shiftedDays)
    timesOf(grid, freeStarts(grid, { bookable, busy: own }, pattern));
};
const maskOfMany = (): void => {
  for (const { busy } of shiftedDays) startsByBitMask(busy, 2);
};

const now = { date: Temporal.PlainDate.from('2027-01-04'), minute: 0 };
const dates = datesIn({ from: tuesday, to: tuesday.add({ days: 59 }) });
const shorter: Opening = [{ from: '09:00', to: '18:00' }];
const ownWeek: Week = [shorter, shorter, shorter, shorter, shorter, shorter, []];
const someDays = (from: number, to: number) => ({
  from: tuesday.add({ days: from }),
  to: tuesday.add({ days: to }),
});
const setTimetable: Timetable = {
  ...plainTimetable(hours),
  weeks: [{ validFrom: tuesday.add({ days: 20 }), week: ownWeek }],
  plans: [1, 2, 3, 4, 5, 6].map(stylistId => ({
    ...{ stylistId, validFrom: tuesday, weeks: [ownWeek, hours.week] as const },
  })),
  closures: [3, 17, 31].map((day, id) => ({
    ...{ ...someDays(day, day + 2), id, hours: id === 1 ? shorter : [], stylistIds: null, reason: 'Ferie' },
  })),
  absences: [1, 3, 5, 7].map((stylistId, id) => ({
    ...{ ...someDays(id * 9, id * 9 + 6), id, stylistId, part: null, reason: '' },
  })),
};

/** Free starts, beside the bit mask in the same run. */
export async function benchFreeSlots(): Promise<Row[]> {
  if (engine().join() !== mask().join()) throw new Error('the engine and the bit mask disagree');
  return [
    await beside('free starts of one stylist-day of twelve visits, 30 minutes', oneDay(engine), oneDay(mask)),
    await beside('free starts of 8 stylists on 60 days, per stylist-day', engineOfMany, maskOfMany),
    ...(await benchSetDays()),
  ];
}

/** The 480 days of a shop that has set something for all of them. */
async function benchSetDays(): Promise<Row[]> {
  const offered = (wanted: Pattern) => () => {
    for (const [index, date] of dates.entries()) {
      const shop = shopDay(setTimetable, date);
      for (let stylist = 0; stylist < STYLISTS; stylist += 1) {
        const { visits: own } = shiftedDays[index * STYLISTS + stylist] as (typeof shiftedDays)[number];
        const then = bookableQuarters(hours, workDay(setTimetable, shop, stylist + 1), now);
        const dayTime = { bookable: then, busy: own };
        timesOf(shop.grid, freeStarts(shop.grid, dayTime, wanted));
      }
    }
  };
  const colour = patternOf({ duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15 });
  const before = oneDay(() => {
    bookableQuarters(hours, workDay(setTimetable, shopDay(setTimetable, tuesday), 7), now);
  });
  return [
    await beside('the same with plans, closures and absences', offered(pattern), maskOfMany),
    await beside('the same for work, posa, work and clean-up', offered(colour), maskOfMany, 4),
    atMost(300, 'ns', {
      what: 'a date before its visits are looked at',
      value: median(await several(() => nanoseconds(before))),
      digits: 0,
    }),
  ];
}

async function several(measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) all.push(await measure());
  return all;
}

/** In short turns: the machine is not equally fast from one second to the next. */
async function beside(what: string, ours: () => void, reference: () => void, limit = 3): Promise<Row> {
  const {
    ours: own,
    reference: mask,
    ...ratios
  } = await inTurns(
    () => nanoseconds(ours),
    () => nanoseconds(reference),
    TURNS,
  );
  return ratioAtMost(limit, {
    what,
    measured: `${own.toFixed(0)} ns (bit mask ${mask.toFixed(0)} ns)`,
    ...ratios,
    why: 'the engine knows any opening hours, grid and day; the mask knows one Tuesday',
  });
}

/** Of one day. */
async function nanoseconds(work: () => void): Promise<number> {
  const bench = new Bench({ time: 100, warmupTime: 20 }).add('it', work);
  await bench.run();
  const result = bench.getTask('it')?.result;
  if (result === undefined || !('latency' in result)) throw new Error('it did not run');
  return (result.latency.p50 * 1e6) / DAYS;
}
