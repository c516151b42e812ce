import { LARGEST_GRID, noQuarters, type Quarters, span, union, without } from './quarters.ts';
import { openingOn, type ShopHours } from './shop-hours.ts';

/**
 * The quarter-hours of a day, from the week's earliest opening to its latest closing: 46 of them, 08:30 to 19:45, with
 * the default hours. The grid is the same on every day, so ids are stable; what differs is which of its quarters are open.
 */
export interface DayGrid {
  /** Minutes after midnight of the first quarter. */
  readonly opensAt: number;
  readonly granularity: number;
  /** `HH:mm` of every quarter, in order. */
  readonly times: readonly string[];
  /** Open quarters of each ISO weekday, Monday first. */
  readonly open: readonly Quarters[];
}

/** Minutes after midnight of an `HH:mm`. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `HH:mm` of minutes after midnight. */
export function timeOfDay(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

const grids = new WeakMap<ShopHours, DayGrid>();

/** The grid of these hours, made once for each value of them. */
export function dayGrid(hours: ShopHours): DayGrid {
  const known = grids.get(hours);
  if (known !== undefined) return known;
  const grid = makeGrid(hours);
  grids.set(hours, grid);
  return grid;
}

function makeGrid(hours: ShopHours): DayGrid {
  const intervals = hours.week.flat();
  const opensAt = Math.min(...intervals.map(({ from }) => minuteOfDay(from)));
  const closesAt = Math.max(...intervals.map(({ to }) => minuteOfDay(to)));
  const count = (closesAt - opensAt) / hours.granularity;
  if (!Number.isInteger(count) || count < 1 || count > LARGEST_GRID) {
    throw new RangeError(`a day of ${count} quarters does not fit the grid of ${LARGEST_GRID}`);
  }
  const position = (time: string) => (minuteOfDay(time) - opensAt) / hours.granularity;
  return {
    opensAt,
    granularity: hours.granularity,
    times: Array.from({ length: count }, (_, index) => timeOfDay(opensAt + index * hours.granularity)),
    open: hours.week.map(opening =>
      opening.reduce((set, { from, to }) => union(set, span(position(from), position(to))), noQuarters),
    ),
  };
}

/** The quarters the shop is open in on an ISO weekday. */
export const openQuarters = (grid: DayGrid, weekday: number): Quarters =>
  grid.open[weekday - 1] ?? noQuarters;

/** All quarters listed on a weekday: none on a closed day, otherwise the whole grid, lunch break included. */
export const isOpenDay = (hours: ShopHours, weekday: number): boolean => openingOn(hours, weekday).length > 0;

/** How many quarters a visit of this many minutes holds. */
export const quartersFor = (grid: DayGrid, minutes: number): number => Math.ceil(minutes / grid.granularity);

/** The quarters a visit holds, from its start (minutes after midnight) and its length in minutes. */
export function quartersOf(grid: DayGrid, startMinute: number, minutes: number): Quarters {
  const from = Math.floor((startMinute - grid.opensAt) / grid.granularity);
  const to = Math.ceil((startMinute + minutes - grid.opensAt) / grid.granularity);
  return span(from, to);
}

/** Position in the grid of a start time, or undefined when no quarter begins there. */
export function positionOf(grid: DayGrid, time: string): number | undefined {
  const position = (minuteOfDay(time) - grid.opensAt) / grid.granularity;
  return grid.times[position] === time ? position : undefined;
}

/** `quarters` less those that have begun at `minute` of the day: one that begins at this very minute has begun. */
export function notYetBegun(grid: DayGrid, quarters: Quarters, minute: number): Quarters {
  const begun = Math.floor((minute - grid.opensAt) / grid.granularity) + 1;
  return without(quarters, span(0, begun));
}
