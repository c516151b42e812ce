import { doorTime, minutesOf, timeOf } from '../../../format/wall-clock.ts';
import type { Interval, Opening } from '../timetable.ts';

const step = 15;
const wholeDay = 24 * 60;

/** 00:00 to 24:00. */
export const quarters: readonly string[] = Array.from({ length: wholeDay / step + 1 }, (_, quarter) =>
  timeOf(quarter * step),
);

/** The end as it is, or an hour after a start that is not before it. */
export const endsAfter = (from: string, to: string): string =>
  from < to ? to : timeOf(Math.min(minutesOf(from) + 60, wholeDay));

/** One more range behind the last: an hour later, four hours long or until the day ends; undefined when there is no room. */
export function nextRange(ranges: Opening): Interval | undefined {
  const last = ranges.at(-1);
  if (!last) return { from: '09:00', to: '18:00' };
  const from = minutesOf(last.to) + 60;
  return from + 60 > wholeDay
    ? undefined
    : { from: timeOf(from), to: timeOf(Math.min(from + 240, wholeDay)) };
}

/** 8:30 – 13:00, 14:00 – 20:00 */
export const writtenHours = (opening: Opening): string =>
  opening.map(({ from, to }) => `${doorTime(from)} – ${doorTime(to)}`).join(', ');
