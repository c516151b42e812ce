import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill, submit } from './account/auth-steps.ts';
import { hasFocus } from './booking/booking-steps.ts';
import { finger } from './finger.ts';
import { expectToast, noteWhenShown, phone, setStage, stopClockAfter } from './stage.ts';

const { visit } = setStage();

const cross = (page: Page) => page.getByRole('listitem').getByRole('button', { name: 'Chiudi' });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem');

/** A finger draws the toast to the right, as a phone tells it. */
async function drawAway(page: Page): Promise<void> {
  const hand = await finger(page);
  const box = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
  const at = (pixels: number) => ({ x: box.x + 60 + pixels, y: box.y + 20 });
  await hand.down(at(0));
  for (const pixels of [15, 40, 80, 120]) await hand.to(at(pixels));
  await hand.up();
}

async function drawAwayWithTheMouse(page: Page): Promise<void> {
  const box = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 20, { steps: 5 });
  await page.mouse.up();
}

async function intoTheToast(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
}

const ways: [way: string, options: Parameters<typeof visit>[1], close: (page: Page) => Promise<void>][] = [
  ['its cross, with the mouse', {}, page => cross(page).click()],
  ['its cross, with a finger', { viewport: phone }, page => cross(page).tap()],
  ['a swipe of a finger', { viewport: phone }, drawAway],
  ['a swipe of the mouse', {}, drawAwayWithTheMouse],
  [
    'its cross, with the keyboard',
    {},
    async page => {
      await intoTheToast(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'Escape, pressed in it',
    {},
    async page => {
      await intoTheToast(page);
      await page.keyboard.press('Escape');
    },
  ],
  ['Escape, pressed elsewhere', {}, page => page.keyboard.press('Escape')],
];

describe('after a toast was closed by', () => {
  test.each(ways)('%s, the next one closes after five seconds', async (_, options, close) => {
    const page = await visit('/auth', { ...options, ownClock: true });
    await page.clock.install();
    await page.reload();
    await fill(page, { 'Nome utente': 'mario', Password: 'sbagliata' });
    await submit(page).press('Enter');
    await expectToast(page, 'Login fallito', 'Nome utente o password non corretti');
    await close(page);
    await page.mouse.move(5, 5);
    await page.context().setOffline(true);
    await noteWhenShown(page, 'Il server non risponde.');
    await submit(page).dispatchEvent('click');
    await expectToast(page, 'Login fallito', 'Il server non risponde.');
    await stopClockAfter(page, 4_000);
    expect(await toast(page).count()).toBe(1);
    await page.clock.fastForward(1_000);
    await toast(page).waitFor({ state: 'detached' });
  });

  test('the keyboard, the focus is where it was before', async () => {
    const page = await visit('/auth');
    await fill(page, { 'Nome utente': 'mario', Password: 'sbagliata' });
    await submit(page).press('Enter');
    await expectToast(page, 'Login fallito');
    await intoTheToast(page);
    await page.keyboard.press('Escape');
    expect(await hasFocus(submit(page))).toBe(true);
  });
});
