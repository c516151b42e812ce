import type { Terms } from '../catalogue/service.ts';
import type { ProblemOf } from '../problem.ts';

export function refuseChangedTerms(
  { price, duration }: Terms,
  expected: Terms | undefined,
): ProblemOf<'service-changed'> | undefined {
  if (expected === undefined) return undefined;
  if (expected.price === price && expected.duration === duration) return undefined;
  return { code: 'service-changed', expected, current: { price, duration } };
}
