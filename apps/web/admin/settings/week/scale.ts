import { minutesOf } from '../../../format/wall-clock.ts';
import type { Opening } from '../timetable.ts';

/** Hours of the day, from and to; an even number of them. */
export type Scale = { readonly from: number; readonly to: number };

/** From eight to eight, wider where some hours reach beyond. */
export function scaleOf(days: readonly Opening[]): Scale {
  const all = days.flat();
  const from = Math.floor(Math.min(8 * 60, ...all.map(range => minutesOf(range.from))) / 60);
  const to = Math.ceil(Math.max(20 * 60, ...all.map(range => minutesOf(range.to))) / 60);
  return (to - from) % 2 === 0 ? { from, to } : to < 24 ? { from, to: to + 1 } : { from: from - 1, to };
}
