import { expect, test } from 'vitest';
import { bookedPrice } from '../../../apps/web/format/booked-price.ts';
import { exactEuros, wholeEuros } from '../../../apps/web/format/money.ts';

test('cents are whole euros on a card, rounded, and two decimals in a summary', () => {
  const written = [1800, 1849, 1850, 123_400].map(cents => [wholeEuros(cents), exactEuros(cents)]);
  expect(written).toEqual([
    ['18\u00a0€', '18,00\u00a0€'],
    ['18\u00a0€', '18,49\u00a0€'],
    ['19\u00a0€', '18,50\u00a0€'],
    ['1234\u00a0€', '1234,00\u00a0€'],
  ]);
});

test('what a visit costs is never rounded, and has decimals only where there are some', () => {
  expect([1800, 1250, 1205].map(bookedPrice)).toEqual(['18\u00a0€', '12,50\u00a0€', '12,05\u00a0€']);
});
