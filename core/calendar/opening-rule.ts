import type { Interval } from './shop-hours.ts';

/** A closing at midnight is `24:00`. */
export const QUARTER_HOUR = /^(([01][0-9]|2[0-3]):(00|15|30|45)|24:00)$/;

export const MOST_INTERVALS = 12;

/** Hours of one day, ascending and apart. Source: second release, shop weeks and closures. */
export const isInOrder = (hours: readonly Interval[]): boolean =>
  hours.every(({ from, to }, index) => from < to && (hours[index - 1]?.to ?? '') < from);

const isInterval = (value: unknown): value is Interval => {
  const { from, to } = (value ?? {}) as Partial<Record<'from' | 'to', unknown>>;
  return [from, to].every(time => typeof time === 'string' && QUARTER_HOUR.test(time));
};

/** The whole rule of a day's hours. */
export const isOpening = (value: unknown): value is readonly Interval[] =>
  Array.isArray(value) && value.length <= MOST_INTERVALS && value.every(isInterval) && isInOrder(value);
