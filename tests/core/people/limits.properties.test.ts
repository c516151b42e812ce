import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { freeAt, type Limit, limits, windowOf, withHit } from '../../../core/people/limits.ts';
import { runs } from '../../setup/property-runs.ts';

const MINUTE = 60_000;
const three: Limit = { name: 'three', most: 3, minutes: 10 };

test.prop(
  [fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 80 }), fc.constantFrom(three, limits.guesses)],
  runs(),
)(
  'a limit lets at most so many through in any stretch of its minutes, and always one when it says that one is free',
  (pauses, limit) => {
    let now = 0;
    let hits: readonly number[] = [];
    const through: number[] = [];
    for (const pause of pauses) {
      now += (pause * MINUTE) / 4;
      const free = freeAt(limit, hits, now);
      expect(freeAt(limit, hits, free)).toBe(free);
      if (free > now) continue;
      hits = withHit(limit, hits, now);
      through.push(now);
    }
    for (const moment of through)
      expect(
        through.filter(other => other <= moment && other > moment - windowOf(limit)).length,
      ).toBeLessThanOrEqual(limit.most);
  },
);
