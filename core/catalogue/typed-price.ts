import type { Cents } from '../units.ts';

const CURRENCY = /^(?:€|eur(?:o)?)\s*(?=\S)|(?<=\S)\s*(?:€|eur(?:o)?)$/giu;

/**
 * `18` · `18,5` · `18.50` · `1.200` · `1.200,00` · `1'200.00` · `1 200,00` · `1,200.00`: one separator between all
 * thousands, and another one before one or two decimals. A comma before three digits could be either.
 */
const FORMS = [
  /^(?<whole>\d*)(?:[.,](?<decimals>\d{0,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<decimals>\d{1,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}(?<group>[' ])\d{3}(?:\k<group>\d{3})*)(?:[.,](?<decimals>\d{1,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<decimals>\d{1,2})$/,
] as const;

/** A price in euros as people write it; NaN for what could be read in two ways, or in none. */
export function centsOf(text: string): Cents {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘´`]/g, "'")
    .replace(/\s/g, ' ')
    .trim()
    .replace(CURRENCY, '');
  for (const form of FORMS) {
    const { whole, decimals = '' } = form.exec(plain)?.groups ?? {};
    if (whole === undefined || whole + decimals === '') continue;
    return Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  }
  return Number.NaN;
}
