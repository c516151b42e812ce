import { expect, test } from 'vitest';
import { limitClause } from '../../adapters/mikro-orm/stores/page-of.ts';

test('a part of any length is read with its rows and one more, by one of a few texts: engines keep each of them', () => {
  const limits = Array.from({ length: 200 }, (_, index) => index + 1);
  for (const limit of limits) expect(Number(limitClause(limit).replace('limit ', ''))).toBeGreaterThan(limit);
  expect(new Set(limits.map(limitClause))).toEqual(
    new Set(['limit 16', 'limit 31', 'limit 61', 'limit 121', 'limit 241']),
  );
});
