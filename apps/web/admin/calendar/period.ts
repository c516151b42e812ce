import { dayRange } from '../../format/day-range.ts';
import { capitalised, formatDay, type IsoDate } from '../../format/days.ts';

const ends = (days: readonly IsoDate[]): readonly [IsoDate, IsoDate] => {
  const [first = ''] = days;
  return [first, days.at(-1) ?? first];
};

/** '4 – 10 gennaio 2027', or 'Martedì 5 gennaio 2027'. */
export function writtenPeriod(days: readonly IsoDate[]): string {
  const [first, last] = ends(days);
  if (first === last) return capitalised(formatDay(first, 'full'));
  return dayRange(first, last, 'date');
}

/** '4 – 10 gen', '28 dic – 3 gen' or 'mar 5 gen': where a phone has no room for more. */
export function briefPeriod(days: readonly IsoDate[]): string {
  const [first, last] = ends(days);
  if (first === last) return formatDay(first, 'brief');
  return dayRange(first, last, 'briefDayOfMonth');
}
