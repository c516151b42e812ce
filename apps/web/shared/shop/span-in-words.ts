import { firstOf } from '../../format/day-range.ts';
import { formatDay, type IsoDate } from '../../format/days.ts';
import { fromTo } from '../../texts/span.ts';

/** 'martedì 8 dicembre', 'dal 10 al 21 agosto', or 'dal 30 agosto al 3 settembre'. */
export const spanInWords = (
  from: IsoDate,
  to: IsoDate,
  style: 'dayOfMonth' | 'date' = 'dayOfMonth',
): string => (from === to ? formatDay(from, 'day') : fromTo(firstOf(from, to, style), formatDay(to, style)));
