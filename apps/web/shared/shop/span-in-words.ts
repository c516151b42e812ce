import { formatDay, type IsoDate } from '../../format/days.ts';
import { fromTo } from '../../texts/span.ts';

/** 'martedì 8 dicembre', or 'dal 10 agosto al 21 agosto'. */
export const spanInWords = (from: IsoDate, to: IsoDate): string =>
  from === to ? formatDay(from, 'day') : fromTo(formatDay(from, 'dayOfMonth'), formatDay(to, 'dayOfMonth'));
