import type { Temporal } from 'temporal-polyfill';
import type { Cents, Minutes } from '../../units.ts';
import { formatDay } from '../../written-days.ts';

const clock = (time: Temporal.PlainTime): string => time.toString({ smallestUnit: 'minute' });

export const weekdayOf = (date: Temporal.PlainDate): string => formatDay(date.toString(), 'weekday');

export const dateOf = (date: Temporal.PlainDate): string => formatDay(date.toString(), 'date');

export const dayOf = (date: Temporal.PlainDate): string => formatDay(date.toString(), 'day');

/** giovedì 3 dicembre alle 17:00 */
export const startOf = (date: Temporal.PlainDate, time: Temporal.PlainTime): string =>
  `${dayOf(date)} alle ${clock(time)}`;

/** giovedì 3 dicembre, 15:00 */
export const momentOf = (moment: Temporal.PlainDateTime): string =>
  `${dayOf(moment.toPlainDate())}, ${clock(moment.toPlainTime())}`;

export const spanOf = (time: Temporal.PlainTime, minutes: Minutes): string =>
  `${clock(time)} – ${clock(time.add({ minutes }))}`;

/** 45 minuti, 1 ora, 1 ora e 30 minuti */
export const lengthOf = (minutes: Minutes): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && (hours === 1 ? '1 ora' : `${hours} ore`), rest > 0 && `${rest} minuti`];
  return parts.filter(Boolean).join(' e ');
};

export const euros = (cents: Cents): string =>
  (cents / 100).toLocaleString('it', {
    ...{ style: 'currency', currency: 'EUR' },
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
