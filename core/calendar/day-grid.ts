import { entryOf } from '../entry-of.ts';
import type { ClockTime, MinuteOfDay, Minutes } from '../units.ts';
import { LARGEST_GRID, noQuarters, type Quarters, span, union, without } from './quarters.ts';
import type { Opening, ShopHours } from './shop-hours.ts';

/** From the week's earliest opening to its latest closing, the same on every day, so ids are stable. */
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

const grids = new WeakMap<ShopHours, DayGrid>();

export const dayGrid = (hours: ShopHours): DayGrid => entryOf(grids, hours, makeGrid);

function makeGrid({ week, granularity }: ShopHours): DayGrid {
  const intervals = week.flat();
  const opensAt = Math.min(...intervals.map(({ from }) => minuteOfDay(from)));
  const closesAt = Math.max(...intervals.map(({ to }) => minuteOfDay(to)));
  const count = (closesAt - opensAt) / granularity;
  if (!Number.isInteger(count) || count < 1 || count > LARGEST_GRID) {
    throw new RangeError(`a day of ${count} quarters does not fit the grid of ${LARGEST_GRID}`);
  }
  const times = Array.from({ length: count }, (_, index) => timeOfDay(opensAt + index * granularity));
  return { opensAt, granularity, times };
}

const openQuartersOf = new WeakMap<DayGrid, WeakMap<Opening, Quarters>>();

export function openQuarters(grid: DayGrid, opening: Opening): Quarters {
  const known = entryOf(openQuartersOf, grid, () => new WeakMap<Opening, Quarters>());
  return entryOf(known, opening, () => reckonOpenQuarters(grid, opening));
}

const reckonOpenQuarters = (grid: DayGrid, opening: Opening): Quarters =>
  opening.reduce((open, { from, to }) => {
    const start = minuteOfDay(from);
    return union(open, quartersOf(grid, start, minuteOfDay(to) - start));
  }, noQuarters);

export const quartersFor = (grid: DayGrid, minutes: Minutes): number => Math.ceil(minutes / grid.granularity);

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
