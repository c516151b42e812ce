import { expect, test } from 'vitest';

let tries = 0;

test('passes at its second try', () => {
  tries += 1;
  expect(`try ${tries}`).toBe('try 2');
});
