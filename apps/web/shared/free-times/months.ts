import { type IsoDate, isoDate, utcMidnight } from '../../format/days.ts';

/** A calendar month, yyyy-MM. */
export type Month = string;

export type DayRange = { readonly from: IsoDate; readonly to: IsoDate };

export function monthOf(day: IsoDate): Month {
  return day.slice(0, 7);
}

/** The days of a month that can be asked for, both ends included; null when all are over or too far ahead. */
export function bookableDays(month: Month, today: IsoDate, last: IsoDate): DayRange | null {
  const first = `${month}-01`;
  const end = utcMidnight(first);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  const from = first < today ? today : first;
  const to = isoDate(end) > last ? last : isoDate(end);
  return from <= to ? { from, to } : null;
}

/** Every month from one day's to another's, in order. */
export function monthsFrom(from: IsoDate, to: IsoDate): readonly Month[] {
  const months: Month[] = [];
  const month = utcMidnight(`${monthOf(from)}-01`);
  while (monthOf(isoDate(month)) <= monthOf(to)) {
    months.push(monthOf(isoDate(month)));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}
