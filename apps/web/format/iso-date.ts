import { utcMidnight } from './days.ts';

/** A day there is, written as dates are written: not 2027-02-31, which `Date` takes for the 3rd of March, not 5-1-2027. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utcMidnight(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
