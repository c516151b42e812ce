import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desk, phone, setStage, settle } from '../stage.ts';
import { fillFor, type Reader, walkMs, walkScreens } from './every-screen.ts';
import { cutTexts } from './large-letters.ts';
import { costlyOrPale, wordsOnPaper } from './on-paper.ts';
import { expectApart, type Kind, lookAt, type Seen } from './seen.ts';

const { site, visit } = setStage();

/** A sheet between its margins. */
const sheet = { width: 718, height: 1047 };

async function lookOnPaper(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(sheet);
  await settle(page);
  expect(await page.evaluate(costlyOrPale), screen).toEqual([]);
  expect(await page.evaluate(cutTexts), screen).toEqual([]);
  expect(await page.evaluate<number>(wordsOnPaper), screen).toBeGreaterThan(8);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length, screen).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

/** As a style of the reader's has it, on a phone. */
async function lookAtLargeLetters(page: Page, screen: string): Promise<void> {
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await settle(page);
  expect(await page.evaluate(cutTexts), screen).toEqual([]);
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
}

async function lookAtFewColours(page: Page, seen: Seen): Promise<void> {
  await page.setViewportSize(desk);
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await lookAt(page, seen);
  await page.emulateMedia({ forcedColors: 'none' });
}

test.each<[Reader, ...Kind[]]>([
  ['guest', 'tab', 'switch', 'page', 'field'],
  [
    'mario',
    'tab',
    'switch',
    'choice',
    'day',
    'free day',
    'closed day',
    'legend of days',
    'card',
    'step',
    'step behind',
    'page',
    'tick',
  ],
  ['salone', 'tab', 'switch', 'page'],
])(
  'every screen tells its states apart with the system’s few colours, cuts no word off at twice its size, and goes on paper dark on white and whole: %s',
  async (reader, ...kinds) => {
    await fillFor(reader, site());
    const person = reader === 'guest' ? {} : { as: site()[reader] };
    const page = await visit('/termini', { viewport: phone, ...person });
    const seen: Seen = new Map();
    await walkScreens(page, reader, async screen => {
      await lookAtLargeLetters(page, screen);
      await lookAtFewColours(page, seen);
      await lookOnPaper(page, screen);
      await page.setViewportSize(phone);
    });
    expectApart(seen, kinds);
  },
  walkMs,
);
