import { dayRange } from '../../../format/day-range.ts';
import { formatDay, type IsoDate, isoDate, plusDays, utcMidnight, weekdayOf } from '../../../format/days.ts';
import { statistics as words } from '../../../texts/admin/figures/statistics.ts';

export const kinds = ['mese', 'giorno', 'settimana', 'trimestre', 'anno', 'date'] as const;
export type Kind = (typeof kinds)[number];

/** Both included. */
export type Range = { readonly from: IsoDate; readonly to: IsoDate };

/** The period of this kind in which a day lies; of any two dates, that day alone. */
export function rangeOf(kind: Kind, day: IsoDate): Range {
  if (kind === 'giorno' || kind === 'date') return { from: day, to: day };
  if (kind === 'settimana') {
    const from = plusDays(day, 1 - weekdayOf(day));
    return { from, to: plusDays(from, 6) };
  }
  const months = monthsOf(kind);
  const month = Number(day.slice(5, 7)) - 1;
  const from = monthOf(day.slice(0, 4), month - (month % months));
  return { from, to: plusDays(plusMonths(from, months), -1) };
}

/** The one before (-1) or after (1). */
export function besideOf(kind: Kind, { from, to }: Range, by: 1 | -1): Range {
  if (kind === 'trimestre' || kind === 'anno' || kind === 'mese')
    return rangeOf(kind, plusMonths(from, by * monthsOf(kind)));
  const days = by * lengthOf({ from, to });
  return { from: plusDays(from, days), to: plusDays(to, days) };
}

const monthsOf = (kind: Kind): number => (kind === 'anno' ? 12 : kind === 'trimestre' ? 3 : 1);

const monthOf = (year: string, month: number): IsoDate => isoDate(new Date(Date.UTC(Number(year), month)));

const plusMonths = (day: IsoDate, months: number): IsoDate =>
  monthOf(day.slice(0, 4), Number(day.slice(5, 7)) - 1 + months);

const MILLISECONDS_OF_A_DAY = 86_400_000;

export const lengthOf = ({ from, to }: Range): number =>
  (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / MILLISECONDS_OF_A_DAY + 1;

/** A range in words: a whole month, quarter or year by its name. */
export function inWords({ from, to }: Range): string {
  if (from === to) return formatDay(from, 'short');
  const year = from.slice(0, 4);
  const whole = (['mese', 'trimestre', 'anno'] as const).find(kind => {
    const range = rangeOf(kind, from);
    return range.from === from && range.to === to;
  });
  if (whole === 'mese') return formatDay(from, 'month');
  if (whole === 'anno') return year;
  if (whole === 'trimestre') return words.quarter(Math.ceil(Number(from.slice(5, 7)) / 3), year);
  return dayRange(from, to, 'date');
}
