import { describe, expect, test } from 'vitest';
import { phone, setStage } from '../stage.ts';
import { fillFor, walkMs, walkScreens } from './every-screen.ts';
import { cutTexts, setFontSize } from './large-letters.ts';

const { site, visit } = setStage();

describe('with the text at twice its size on a phone no screen cuts a word off or scrolls sideways', () => {
  test.each(['guest', 'mario'] as const)(
    '%s, by the browser’s setting',
    async reader => {
      await fillFor(reader, site());
      const person = reader === 'guest' ? {} : { as: site()[reader] };
      const page = await visit('/termini', { viewport: phone, fresh: true, ...person });
      await setFontSize(page, 32);
      await walkScreens(page, reader, async screen => {
        expect(await page.evaluate(cutTexts), screen).toEqual([]);
      });
    },
    walkMs,
  );
});
