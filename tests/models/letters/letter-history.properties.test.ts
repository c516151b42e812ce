import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { modelRuns } from '../../setup/property-runs.ts';
import { letterSteps } from './letter-steps.ts';
import { playLetters } from './play-letters.ts';

test.prop(
  [fc.constantFrom('spring' as const, 'autumn' as const), fc.constantFrom(24, 72), letterSteps],
  modelRuns(0.4),
)(
  'whatever is booked, changed, chosen, erased and waited for, exactly the letters go that must',
  playLetters,
);
