import { minutesOf, timeOf } from '../../../format/wall-clock.ts';
import type { Grip } from '../dragging/drag.ts';

export type Part = { readonly start: string; readonly end: string };

const QUARTER = 15;

/** A part of a day after one of its ends, or all of it, was moved by some quarter-hours: never shorter than one, never outside the day. */
export function dragged(
  { start, end }: Part,
  grip: Grip,
  quarters: number,
  day: { readonly from: string; readonly to: string },
): Part {
  const [first, last, from, to] = [day.from, day.to, start, end].map(minutesOf) as Four;
  const by = quarters * QUARTER;
  if (grip === 'start') return { start: timeOf(within(from + by, first, to - QUARTER)), end };
  if (grip === 'end') return { start, end: timeOf(within(to + by, from + QUARTER, last)) };
  const moved = within(from + by, first, last - (to - from));
  return { start: timeOf(moved), end: timeOf(moved + to - from) };
}

type Four = [number, number, number, number];

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));
