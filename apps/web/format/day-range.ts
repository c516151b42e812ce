import { formatDay, type IsoDate } from './days.ts';

type Style = 'date' | 'dayOfMonth' | 'briefDayOfMonth';

/** As much of the first day as the last, written so, does not say as well: 4, 28 dicembre, 28 dicembre 2026. */
export function firstOf(first: IsoDate, last: IsoDate, style: Style): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return formatDay(first, 'dayOfMonth').replace(/ .*/, '');
  return formatDay(first, style === 'date' && first.slice(0, 4) === last.slice(0, 4) ? 'dayOfMonth' : style);
}

/** 4 – 10 gennaio 2027; 28 dicembre 2026 – 3 gennaio 2027 */
export const dayRange = (first: IsoDate, last: IsoDate, style: Style): string =>
  `${firstOf(first, last, style)} – ${formatDay(last, style)}`;
