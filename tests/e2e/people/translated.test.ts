import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { openPage } from '../pages/open-page.ts';
import { desk, phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

/** What a browser does that translates a page: every text goes into elements of its own. */
const translate = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement.closest('script, style, option, textarea, font')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
})()`;

/** A browser translates what has come to rest: React has taken over each part of the page, also those whose code comes late. */
const takenOver = `(async () => {
  const isTaken = element => Object.keys(element).some(key => key.startsWith('__reactProps'));
  while (![...document.querySelectorAll('main :is(a, button, h1, h2, p)')].every(isTaken))
    await new Promise(requestAnimationFrame);
})()`;

const pressable = 'button, [role="tab"], input[type="radio"], input[type="checkbox"]';

/** Presses everything there is, one after the other, on a page that is translated again before each. */
async function pressEverything(page: Page, address: string): Promise<number> {
  const count = await page.locator(pressable).count();
  for (let place = 0; place < count; place += 1) {
    await page.evaluate(takenOver);
    await page.evaluate(translate);
    const control = page.locator(pressable).nth(place);
    if (!(await control.isVisible())) continue;
    if (/Logout|Esci/.test((await control.textContent()) ?? '')) continue;
    await control.dispatchEvent('click');
    await page.evaluate('new Promise(requestAnimationFrame)');
    await page.evaluate(translate);
    await page.keyboard.press('Escape');
    await page.evaluate('new Promise(requestAnimationFrame)');
    expect(await page.getByText('Qualcosa è andato storto').count(), `${address}, press ${place}`).toBe(0);
    // A press may lead to a page whose code is still on its way.
    const message = `${address}, press ${place}`;
    await expect.poll(() => page.locator('main h1').count(), { message }).toBe(1);
    if (new URL(page.url()).pathname !== address.split('?')[0]) await openPage(page, address);
  }
  return count;
}

describe.each([
  ['on a phone', phone],
  ['at a desk', desk],
])('a page that the browser translates, %s,', (_, viewport) => {
  test.each(['/', '/services', '/auth', '/auth?scheda=registrati', '/termini'])(
    'survives every press of a guest: %s',
    async address => {
      const page = await visit(address, { viewport });
      expect(await pressEverything(page, address)).toBeGreaterThan(2);
    },
  );

  test.each(['/appointments', '/profile', '/profile?scheda=sicurezza', '/booking'])(
    'survives every press of a customer: %s',
    async address => {
      await marioComesAndGoes(site());
      const page = await visit(address, { as: site().mario, viewport });
      await page.locator('main button').first().waitFor();
      expect(await pressEverything(page, address)).toBeGreaterThan(2);
    },
  );
});

test('a booking on a translated page goes through all steps', async () => {
  const page = await visit('/booking', { as: site().mario });
  const onward = page.getByRole('button', { name: /^(Continua|Conferma prenotazione)$/ });
  const press = async (target: ReturnType<typeof page.locator>) => {
    await target.first().waitFor();
    await page.evaluate(translate);
    await target.first().click({ force: true });
  };
  await press(page.getByRole('button', { name: 'Seleziona Taglio uomo' }));
  await press(onward.and(page.locator(':not([aria-disabled="true"])')));
  await page.getByRole('radio', { name: 'Anna Bianchi' }).waitFor();
  await press(onward.and(page.locator(':not([aria-disabled="true"])')));
  await page.getByRole('button', { name: /selezionato$/ }).waitFor();
  await press(onward.and(page.locator(':not([aria-disabled="true"])')));
  await press(page.getByRole('radio', { name: /, 10:30$/ }));
  await press(onward.and(page.locator(':not([aria-disabled="true"])')));
  await press(page.getByRole('checkbox'));
  await press(onward.and(page.locator(':not([aria-disabled="true"])')));
  await page.waitForURL('**/appointments');
});
