import { expect, test } from 'vitest';
import { rowsToRead } from '../../adapters/mikro-orm/stores/page-of.ts';

test('a part of any length is read with its rows and one more, by one of a few texts: engines keep each of them', () => {
  const limits = Array.from({ length: 200 }, (_, index) => index + 1);
  for (const limit of limits) expect(rowsToRead(limit)).toBeGreaterThan(limit);
  expect(new Set(limits.map(rowsToRead))).toEqual(new Set([16, 31, 61, 121, 241]));
});
