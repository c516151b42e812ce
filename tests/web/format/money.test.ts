import { expect, test } from 'vitest';
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
