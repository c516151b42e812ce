import { type IsoDate, utcMidnight } from '../format/days.ts';

/** A calendar month, yyyy-MM. */
export type Month = string;

export type DayRange = { readonly from: IsoDate; readonly to: IsoDate };

const isoOf = (date: Date): IsoDate => date.toISOString().slice(0, 10);

export function monthOf(day: IsoDate): Month {
  return day.slice(0, 7);
}

export function dayAfter(day: IsoDate): IsoDate {
  const date = utcMidnight(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return isoOf(date);
}

/** The days of a month that can be asked for, both ends included; null when all are over or too far ahead. */
export function bookableDays(month: Month, today: IsoDate, last: IsoDate): DayRange | null {
  const first = `${month}-01`;
  const end = utcMidnight(first);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  const from = first < today ? today : first;
  const to = isoOf(end) > last ? last : isoOf(end);
  return from <= to ? { from, to } : null;
}

/** Every month from one day's to another's, in order. */
export function monthsFrom(from: IsoDate, to: IsoDate): readonly Month[] {
  const months: Month[] = [];
  const month = utcMidnight(`${monthOf(from)}-01`);
  while (monthOf(isoOf(month)) <= monthOf(to)) {
    months.push(monthOf(isoOf(month)));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}

/** The years between two days, ascending. */
export function yearsFrom(from: IsoDate, to: IsoDate): readonly number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}
