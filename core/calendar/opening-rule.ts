import type { Interval } from './shop-hours.ts';

/** Hours of one day, ascending and apart. Source: second release, shop weeks and closures. */
export const isInOrder = (hours: readonly Interval[]): boolean =>
  hours.every(({ from, to }, index) => from < to && (hours[index - 1]?.to ?? '') < from);
