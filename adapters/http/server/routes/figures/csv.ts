import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type Cell = string | number | null;

/**
 * Rows as Italian Excel opens them. No cell is run by a spreadsheet: what begins like a formula gets an apostrophe before it.
 * Backpressure applies, and when either end breaks off, so does the other. A failure before the first part throws.
 */
export async function csvOf<T>(
  head: readonly string[],
  parts: AsyncIterable<readonly T[]>,
  rowOf: (item: T) => readonly Cell[],
): Promise<Readable> {
  const left = parts[Symbol.asyncIterator]();
  const first = await left.next();
  const lines = stringify({
    ...{ delimiter: ';', bom: true, record_delimiter: 'windows', escape_formulas: true },
    ...{ header: true, columns: [...head] },
  });
  async function* rows() {
    for (let part = first; part.done !== true; part = await left.next())
      for (const item of part.value) yield rowOf(item);
  }
  pipeline(Readable.from(rows()), lines, () => undefined);
  return lines;
}

/** 18,00 */
export const decimalComma = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** 05/01/2027 */
export const italianDate = ({ day, month, year }: { day: number; month: number; year: number }): string =>
  [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year).padStart(4, '0')].join('/');

/** 055 1234567: a spreadsheet takes digits alone for a number, and drops a zero before them. */
export const numberAsText = (phone: string | null): string | null =>
  phone && phone.replace(/^(\d{3})(?=\d)/, '$1 ');
