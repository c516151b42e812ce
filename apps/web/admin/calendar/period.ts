import { capitalised, formatDay, type IsoDate } from '../../format/days.ts';

const ends = (days: readonly IsoDate[]): readonly [IsoDate, IsoDate] => {
  const [first = ''] = days;
  return [first, days.at(-1) ?? first];
};

/** '4 – 10 gennaio 2027', or 'Martedì 5 gennaio 2027'. */
export function writtenPeriod(days: readonly IsoDate[]): string {
  const [first, last] = ends(days);
  if (first === last) return capitalised(formatDay(first, 'full'));
  return `${firstPart(first, last)} – ${formatDay(last, 'date')}`;
}

/** '4 – 10 gen', '28 dic – 3 gen' or 'mar 5 gen': where a phone has no room for more. */
export function briefPeriod(days: readonly IsoDate[]): string {
  const [first, last] = ends(days);
  if (first === last) return formatDay(first, 'brief');
  const from = sameMonth(first, last) ? dayNumber(first) : formatDay(first, 'briefDayOfMonth');
  return `${from} – ${formatDay(last, 'briefDayOfMonth')}`;
}

/** As much of the first day as the last does not say as well. */
function firstPart(first: IsoDate, last: IsoDate): string {
  if (sameMonth(first, last)) return dayNumber(first);
  return formatDay(first, first.slice(0, 4) === last.slice(0, 4) ? 'dayOfMonth' : 'date');
}

const sameMonth = (one: IsoDate, other: IsoDate) => one.slice(0, 7) === other.slice(0, 7);

const dayNumber = (day: IsoDate) => String(Number(day.slice(8)));
