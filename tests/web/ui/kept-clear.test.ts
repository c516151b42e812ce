import { expect, test } from 'vitest';
import { liftOver } from '../../../apps/web/ui/toast/kept-clear.ts';

const toast = { left: 0, right: 360, height: 100 };
const at = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });

test.each([
  ['nothing is kept clear', [], 0],
  ['a bar at the foot', [at(680, 780)], 100],
  ['a bar a little above it', [at(660, 700)], 120],
  ['a bar over another, each in its way', [at(640, 690), at(690, 780)], 140],
  ['what a toast above the first does not reach', [at(560, 600), at(700, 780)], 80],
  ['what lies beside it', [at(680, 780, 400, 760)], 0],
  ['what has scrolled out of the window', [at(790, 860)], 0],
  ['what begins in the upper half', [at(300, 780)], 0],
])('a toast stands clear of what is pressed next: %s', (_, kept, lift) => {
  expect(liftOver(kept, toast, 780)).toBe(lift);
});
