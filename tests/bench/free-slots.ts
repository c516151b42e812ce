import { Temporal } from 'temporal-polyfill';
import { Bench } from 'tinybench';
import { dayGrid } from '../../core/calendar/day-grid.ts';
import {
  type Busy,
  bookableQuarters,
  freeQuarters,
  freeStarts,
  heldQuarters,
  timesOf,
} from '../../core/calendar/free-slots.ts';
import { defaultShopHours as hours } from '../../core/calendar/shop-hours.ts';
import { startsByBitMask } from './bit-mask.ts';
import { because, type Row } from './row.ts';

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
const MINUTES = 30;
const grid = dayGrid(hours);
const bookable = bookableQuarters(hours, Temporal.PlainDate.from('2027-01-05'), {
  date: Temporal.PlainDate.from('2027-01-04'),
  minute: 0,
});

const engine = (): string[] =>
  timesOf(grid, freeStarts(grid, freeQuarters(bookable, heldQuarters(grid, visits)), MINUTES));
const mask = (): string[] => startsByBitMask(busyQuarters, 2);

const DAYS = 480;
const many = (one: () => string[]) => () => {
  for (let day = 0; day < DAYS; day += 1) one();
};

/** Free starts of one stylist-day, beside the bit mask in the same run. */
export async function benchFreeSlots(): Promise<Row[]> {
  if (engine().join() !== mask().join()) throw new Error('the engine and the bit mask disagree');
  const bench = new Bench({ time: 1_000, warmupTime: 300 });
  // Many at a time: one alone is shorter than the clock's step.
  bench.add('engine', many(engine)).add('mask', many(mask));
  await bench.run();
  const nanoseconds = (name: string): number => {
    const result = bench.getTask(name)?.result;
    if (result === undefined || !('latency' in result)) throw new Error(`${name} did not run`);
    return (result.latency.p50 * 1e6) / DAYS;
  };
  const [ours, reference] = [nanoseconds('engine'), nanoseconds('mask')];
  return [
    {
      what: 'free starts of one stylist-day of twelve visits, 30 minutes',
      measured: `${ours.toFixed(0)} ns (bit mask ${reference.toFixed(0)} ns)`,
      ratio: ours / reference,
      goal: 'at most 3',
      missed: because(
        ours / reference > 3,
        'the engine knows any opening hours, grid and day; the mask knows one Tuesday',
      ),
    },
  ];
}
