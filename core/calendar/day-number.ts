import type { Temporal } from 'temporal-polyfill';
import { entryOf } from '../entry-of.ts';

const numbers = new WeakMap<Temporal.PlainDate, number>();

/** Dates in the order of their numbers: comparing those takes a tenth of the time. */
export const dayNumber = (date: Temporal.PlainDate): number => entryOf(numbers, date, numberOf);

const numberOf = ({ year, month, day }: Temporal.PlainDate): number => (year * 16 + month) * 32 + day;

export const yearOf = (number: number): number => Math.floor(number / 512);
