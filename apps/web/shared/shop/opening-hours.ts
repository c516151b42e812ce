import { capitalised, weekdayName } from '../../format/days.ts';
import { doorTime } from '../../format/wall-clock.ts';
import type { Shop } from './shop-data.ts';

type Interval = { readonly from: string; readonly to: string };
export type WeekHours = readonly { readonly weekday: number; readonly intervals: readonly Interval[] }[];

export type NextDays = Shop['nextDays'];

export type HoursLine = {
  /** Martedì – Venerdì */
  days: string;
  weekdays: readonly number[];
  /** One text per interval, such as '8:30 – 13:00'; empty when closed. */
  intervals: readonly string[];
};

/** '8:30 – 13:00'. */
export const writtenHours = ({ from, to }: Interval) => `${doorTime(from)} – ${doorTime(to)}`;

/** The week as it is written on a door: neighbouring days with the same hours share a line. */
export function hoursLines(week: WeekHours): readonly HoursLine[] {
  const lines: HoursLine[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const intervals = (week.find(day => day.weekday === weekday)?.intervals ?? []).map(writtenHours);
    const above = lines.at(-1);
    if (above && above.intervals.join() === intervals.join())
      lines[lines.length - 1] = line([...above.weekdays, weekday], intervals);
    else lines.push(line([weekday], intervals));
  }
  return lines;
}

function line(weekdays: readonly number[], intervals: readonly string[]): HoursLine {
  const name = (weekday: number | undefined) => capitalised(weekdayName(weekday ?? 1));
  const days = weekdays.length === 1 ? name(weekdays[0]) : `${name(weekdays[0])} – ${name(weekdays.at(-1))}`;
  return { days, weekdays, intervals };
}
