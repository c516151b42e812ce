import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { centsOf } from '../../../core/catalogue/typed-price.ts';

const written = (locale: string, decimals: number, cents: number): string =>
  new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' as never },
  }).format(cents / 100);

describe('a price as people type it', () => {
  test.each([
    ['18', 1_800],
    [' 18 ', 1_800],
    ['18,5', 1_850],
    ['18.50', 1_850],
    ['18,00', 1_800],
    ['18,', 1_800],
    [',50', 50],
    ['0,5', 50],
    ['€ 18', 1_800],
    ['18€', 1_800],
    ['18 euro', 1_800],
    ['EUR 18,50', 1_850],
    ['18,50\u00a0€', 1_850],
    ['\u202a18,50\u202c', 1_850],
    ['１８', 1_800],
    ['1000', 100_000],
    ['1.000', 100_000],
    ['10.000', 1_000_000],
    ['1.200,00', 120_000],
    ['1.200,5', 120_050],
    ["1'200", 120_000],
    ['1’200,50', 120_050],
    ['1 200', 120_000],
    ['1\u202f200,00 €', 120_000],
    ['1,200.00', 120_000],
    ['1.234.567', 123_456_700],
  ])('%j is %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  test.each([
    ...['18€50', '18 50', '1,200', '19,999', '0,009', '0.500', '1.20.00', '1.2000', '12.00,00', '1,2,3'],
    ...["1'20", "1'200.300", '1 200.300', '1.200.00', '1.200,000', '18-20', '18/20', '1e3', '-5', '+5', ''],
    ...[
      '€',
      ',',
      '.',
      'diciotto',
      '18,-',
      '18 lire',
      '18%',
      '٣',
      '€€18',
      '18,5,0',
      '18,5.',
      '0x12',
      'Infinity',
    ],
  ])('%j is refused: it could be read in two ways, or in none', text => {
    expect(centsOf(text)).toBeNaN();
  });
});

describe('whatever is typed', () => {
  test.prop([
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.constantFrom('it', 'de-CH', 'fr', 'en'),
    fc.constantFrom('', '€', ' €', ' EUR'),
  ])(
    'a price written by the rules of any of our neighbours is read as it is meant',
    (cents, locale, sign) => {
      expect(centsOf(written(locale, 2, cents) + sign)).toBe(cents);
    },
  );

  test.prop([fc.stringMatching(/^[0-9.,' €]{0,12}$/)])(
    'a price has the digits that were typed, all of them, and nothing but cents',
    text => {
      const cents = centsOf(text);
      if (Number.isNaN(cents)) return;
      const digits = Number(text.replace(/\D/g, ''));
      expect([digits, digits * 10, digits * 100]).toContain(cents);
    },
  );
});
