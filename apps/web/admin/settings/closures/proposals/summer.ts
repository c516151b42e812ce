import { type IsoDate, plusDays, weekdayOf } from '../../../../format/days.ts';

export type SummerWeeks = 1 | 2 | 3;

/** Whole weeks around the 15th of August, Monday to Sunday: its own, then the one it is nearer to, then the other. */
export function summerBreak(year: number, weeks: SummerWeeks): { from: IsoDate; to: IsoDate } {
  const middle = `${year}-08-15`;
  const monday = plusDays(middle, 1 - weekdayOf(middle));
  const isEarly = weekdayOf(middle) < 4;
  const from = weeks === 3 || (weeks === 2 && isEarly) ? plusDays(monday, -7) : monday;
  return { from, to: plusDays(from, 7 * weeks - 1) };
}

/** The next one that has not begun. */
export function nextSummer(today: IsoDate, weeks: SummerWeeks) {
  const year = Number(today.slice(0, 4));
  const here = summerBreak(year, weeks);
  return here.from > today ? here : summerBreak(year + 1, weeks);
}
