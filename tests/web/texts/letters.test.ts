import { expect, test } from 'vitest';
import { ownLetters } from '../../../apps/web/texts/letters.ts';
import { letterWording } from '../../../core/letters/content/letter-wording.ts';

test('whoever has not confirmed their address is told which link of a letter does it, as it is named there', () => {
  const told = ownLetters.keptBack(2, false);
  expect(told).toContain(`«${letterWording.notMe}»`);
  expect(told).not.toContain('Apri un link');
  expect(ownLetters.keptBack(2, true)).not.toContain('conferma');
});
