import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdBack, phone, setStage } from '../stage.ts';

const { visit } = setStage();

/** A page as it is drawn; its script comes when it is said. */
async function drawn(path: string, before = ''): Promise<{ page: Page; bringScript: () => void }> {
  const page = await visit('/auth', { viewport: phone });
  await page.addInitScript(before);
  const goOn = await holdBack(page, '**/assets/index-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return { page, bringScript: () => goOn('continue') };
}

/** What React plans for a later turn, taking over the page first of all, waits until it is said. */
const plansWait = `(() => {
  const plans = [];
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...message) {
    const root = document.getElementById('root');
    const isTakenOver = root && Object.keys(root).some(key => key.startsWith('__reactContainer'));
    if (!isTakenOver || plans.over) return post.apply(this, message);
    plans.push(() => post.apply(this, message));
    window.goOn = () => {
      plans.over = true;
      for (const plan of plans) plan();
    };
  };
})()`;

describe('a press on a page whose script is not there yet', () => {
  test('opens the menu once it is', async () => {
    const { page, bringScript } = await drawn('/');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    bringScript();
    await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).waitFor();
    await page.getByRole('button', { name: 'Chiudi il menu' }).click();
    await page.getByRole('button', { name: 'Apri il menu' }).waitFor();
  });

  test('chooses a category of the price list', async () => {
    const { page, bringScript } = await drawn('/services');
    await page.getByRole('tab', { name: 'Barba' }).click();
    bringScript();
    await page.getByRole('tab', { name: 'Barba', selected: true }).waitFor();
    expect(await page.locator('main article').getByRole('heading').allInnerTexts()).toEqual([
      'Rifinitura barba',
    ]);
  });

  test('chooses the colours of the site', async () => {
    const { page, bringScript } = await drawn('/');
    await page.getByText('Scuro', { exact: true }).click();
    bringScript();
    await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  });

  test('follows a link, by itself', async () => {
    const { page } = await drawn('/');
    const asked = page.waitForRequest(request => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Prenota Ora' }).click();
    expect(new URL((await asked).url()).pathname).toBe('/booking');
  });
});

test('a press while the script is taking over the page counts once, and an earlier one no more', async () => {
  const { page, bringScript } = await drawn('/', plansWait);
  const menu = page.getByRole('button', { name: 'Apri il menu' });
  await menu.click(edge);
  bringScript();
  await expect.poll(() => page.evaluate('typeof window.goOn')).toBe('function');
  await menu.click(edge);
  await page.evaluate('window.goOn()');
  await expect.poll(() => page.evaluate('typeof window.earlyPresses')).toBe('undefined');
  await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).waitFor();
});

/** Of a button, beside its picture. */
const edge = { position: { x: 20, y: 4 } };
