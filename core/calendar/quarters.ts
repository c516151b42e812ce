/** An immutable set of quarter-hours of one day grid, as two 32-bit words; positions count from 0. */
export interface Quarters {
  readonly low: number;
  readonly high: number;
}

const WORD = 32;
export const LARGEST_GRID = 2 * WORD;

export const noQuarters: Quarters = { low: 0, high: 0 };

const ones = (count: number): number => (count >= WORD ? -1 : count <= 0 ? 0 : (1 << count) - 1);

/** The quarters from `from` to `to`, half-open; whatever lies outside the grid is left out. */
export const span = (from: number, to: number): Quarters => ({
  low: ones(to) & ~ones(from),
  high: ones(to - WORD) & ~ones(from - WORD),
});

export const union = (a: Quarters, b: Quarters): Quarters => ({ low: a.low | b.low, high: a.high | b.high });

export const intersection = (a: Quarters, b: Quarters): Quarters => ({
  low: a.low & b.low,
  high: a.high & b.high,
});

export const without = (a: Quarters, b: Quarters): Quarters => ({
  low: a.low & ~b.low,
  high: a.high & ~b.high,
});

export const intersects = (a: Quarters, b: Quarters): boolean => ((a.low & b.low) | (a.high & b.high)) !== 0;

export const isEmpty = (a: Quarters): boolean => (a.low | a.high) === 0;

export function includes(a: Quarters, position: number): boolean {
  const word = position < WORD ? a.low : a.high;
  return ((word >>> (position % WORD)) & 1) === 1;
}

/** Every quarter moved towards the start by `by` places (1 to 31). */
const earlier = ({ low, high }: Quarters, by: number): Quarters => ({
  low: (low >>> by) | (high << (WORD - by)),
  high: high >>> by,
});

/** The quarters at which a run of `length` members begins; each pass doubles the run that a member stands for. */
export function startsOfRuns(members: Quarters, length: number): Quarters {
  let starts = members;
  let proven = 1;
  while (proven < length) {
    const step = Math.min(proven, length - proven, WORD - 1);
    const shifted = earlier(starts, step);
    starts = { low: starts.low & shifted.low, high: starts.high & shifted.high };
    proven += step;
  }
  return starts;
}

/** The members in ascending order, each replaced by its entry in `labels`. */
export function pick<T>({ low, high }: Quarters, labels: readonly T[]): T[] {
  const picked: T[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) picked.push(labels[31 - Math.clz32(rest & -rest)] as T);
  for (let rest = high; rest !== 0; rest &= rest - 1) picked.push(labels[63 - Math.clz32(rest & -rest)] as T);
  return picked;
}

export function first({ low, high }: Quarters): number | undefined {
  if (low !== 0) return 31 - Math.clz32(low & -low);
  return high === 0 ? undefined : 63 - Math.clz32(high & -high);
}
