import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desk, phone, setStage, settle } from '../stage.ts';
import { fillFor, type Reader, walkMs, walkScreens } from './every-screen.ts';
import { cutTexts } from './large-letters.ts';
import { costlyOrPale, wordsOnPaper } from './on-paper.ts';

const { site, visit } = setStage();

/** A sheet between its margins. */
const sheet = { width: 718, height: 1047 };

async function lookOnPaper(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await settle(page);
  expect(await page.evaluate(costlyOrPale), screen).toEqual([]);
  expect(await page.evaluate(cutTexts), screen).toEqual([]);
  expect(await page.evaluate<number>(wordsOnPaper), screen).toBeGreaterThan(8);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length, screen).toBeLessThanOrEqual(4);
}

test.each<[Reader, typeof desk]>([
  ['guest', desk],
  ['mario', phone],
  ['salone', desk],
])(
  'every screen goes on paper dark on white and whole: %s',
  async (reader, viewport) => {
    await fillFor(reader, site());
    const person = reader === 'guest' ? {} : { as: site()[reader] };
    const page = await visit('/termini', { viewport, colorScheme: 'dark', ...person });
    await walkScreens(page, reader, async screen => {
      await lookOnPaper(page, screen);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(viewport);
    });
  },
  walkMs,
);
