import { entryOf } from '../entry-of.ts';
import type { ClockTime, MinuteOfDay, Minutes } from '../units.ts';
import { LARGEST_GRID, noQuarters, type Quarters, span, union, without } from './quarters.ts';
import type { Interval, Opening, ShopHours, Week } from './shop-hours.ts';

/** From the week's earliest opening to its latest closing, widened by a date's own hours. */
export interface DayGrid {
  readonly opensAt: MinuteOfDay;
  readonly granularity: Minutes;
  /** Of every quarter, in order. */
  readonly times: readonly ClockTime[];
}

export const minuteOfDay = (time: ClockTime): MinuteOfDay =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function timeOfDay(minute: MinuteOfDay): ClockTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

const grids = new Map<string, DayGrid>();
const gridsOfWeeks = new WeakMap<Week, WeakMap<Opening, DayGrid>>();

/** Around a week and a date's own hours; of a week that is closed on all seven days, the usual one's. */
export function gridOf(granularity: Minutes, week: Week, own: Opening, usual: Week): DayGrid {
  const known = entryOf(gridsOfWeeks, week, () => new WeakMap<Opening, DayGrid>());
  return entryOf(known, own, () => {
    const intervals = [...week.flat(), ...own];
    return gridAround(granularity, intervals.length === 0 ? usual.flat() : intervals);
  });
}

export function fitsTheGrid(week: Week, own: Opening): boolean {
  const intervals = [...week.flat(), ...own];
  const first = Math.min(...intervals.map(({ from }) => minuteOfDay(from)));
  const last = Math.max(...intervals.map(({ to }) => minuteOfDay(to)));
  return intervals.length === 0 || last - first <= LARGEST_GRID * 15;
}

const noHours: Opening = [];

export const dayGrid = ({ granularity, week }: ShopHours): DayGrid =>
  gridOf(granularity, week, noHours, week);

function gridAround(granularity: Minutes, intervals: Opening): DayGrid {
  const opensAt = Math.min(...intervals.map(({ from }) => minuteOfDay(from)));
  const closesAt = Math.max(...intervals.map(({ to }) => minuteOfDay(to)));
  const count = (closesAt - opensAt) / granularity;
  if (!Number.isInteger(count) || count < 1 || count > LARGEST_GRID) {
    throw new RangeError(`a day of ${count} quarters does not fit the grid of ${LARGEST_GRID}`);
  }
  return entryOf(grids, `${opensAt} ${count} ${granularity}`, () => ({
    ...{ opensAt, granularity },
    times: Array.from({ length: count }, (_, index) => timeOfDay(opensAt + index * granularity)),
  }));
}

const openQuartersOf = new WeakMap<DayGrid, WeakMap<Opening, Quarters>>();

export function openQuarters(grid: DayGrid, opening: Opening): Quarters {
  const known = entryOf(openQuartersOf, grid, () => new WeakMap<Opening, Quarters>());
  return entryOf(known, opening, () => computeOpenQuarters(grid, opening));
}

const computeOpenQuarters = (grid: DayGrid, opening: Opening): Quarters =>
  opening.reduce((open, interval) => union(open, quartersBetween(grid, interval)), noQuarters);

export const quartersFor = (grid: DayGrid, minutes: Minutes): number => Math.ceil(minutes / grid.granularity);

export function quartersBetween(grid: DayGrid, { from, to }: Interval): Quarters {
  const start = minuteOfDay(from);
  return quartersOf(grid, start, minuteOfDay(to) - start);
}

/** A quarter that is only touched counts. */
export function quartersOf(grid: DayGrid, startMinute: MinuteOfDay, minutes: Minutes): Quarters {
  const from = Math.floor((startMinute - grid.opensAt) / grid.granularity);
  const to = Math.ceil((startMinute + minutes - grid.opensAt) / grid.granularity);
  return span(from, to);
}

/** Undefined when no quarter begins then. */
export function positionOf(grid: DayGrid, time: string): number | undefined {
  const position = (minuteOfDay(time) - grid.opensAt) / grid.granularity;
  return grid.times[position] === time ? position : undefined;
}

/** A quarter that begins at this very minute has begun. */
export function notYetBegun(grid: DayGrid, quarters: Quarters, minute: MinuteOfDay): Quarters {
  const begun = Math.floor((minute - grid.opensAt) / grid.granularity) + 1;
  return without(quarters, span(0, begun));
}

/** The quarters that begin at a multiple of so many minutes on the clock. */
export const multiplesOf = (grid: DayGrid, step: Minutes): Quarters =>
  grid.times.reduce(
    (all, time, index) => (minuteOfDay(time) % step === 0 ? union(all, span(index, index + 1)) : all),
    noQuarters,
  );
