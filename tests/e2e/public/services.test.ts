import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectInOrder, narrowest, phone, screens, setStage } from '../stage.ts';

const { site, visit } = setStage();

const names = (page: Page) => page.locator('main article h2').allInnerTexts();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Answers the page without what the server knows, so that it has to ask for everything itself. */
async function visitUninformed(answer: 'nothing yet' | 'server away'): Promise<Page> {
  const page = await visit('/auth', { viewport: phone });
  await page.route('/appointments', async route => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/(id="page-state"[^>]*>)[^<]*/, '$1{}');
    await route.fulfill({ response: reply, body });
  });
  await page.route('/api/services', route => (answer === 'server away' ? route.abort() : undefined));
  await page.goto('/appointments');
  // Whoever is not logged in is led on from there.
  await page.waitForURL('**/auth**');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Servizi', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'I Nostri Servizi' }).waitFor();
  return page;
}

describe.each(screens)('the price list %s', (_, viewport) => {
  test('is readable before any script has run', async () => {
    const page = await visit('/services', { viewport, javaScriptEnabled: false });
    expect(await names(page)).toEqual(['Taglio uomo', 'Rifinitura barba', 'Colore']);
    expect(await page.title()).toBe('I Nostri Servizi · Salone Aurora');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Tutti', 'Capelli', 'Barba', 'Trattamenti']);
    expect(await page.locator('[style]').count()).toBe(0);
  });

  test('shows one category at a time, and the address says which', async () => {
    const page = await visit('/', { viewport });
    await page.getByRole('link', { name: 'Vedi tutti i servizi' }).click();
    await page.getByRole('heading', { level: 1, name: 'I Nostri Servizi' }).waitFor();
    await expectInOrder(page);
    await tab(page, 'Barba').click();
    await tab(page, 'Barba').and(page.locator('[aria-selected="true"]')).waitFor();
    expect(await names(page)).toEqual(['Rifinitura barba']);
    expect(new URL(page.url()).search).toBe('?categoria=barba');
    await expectInOrder(page);
    await tab(page, 'Tutti').click();
    await page.getByRole('heading', { name: 'Colore' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('a category', () => {
  test('opens by its address, over what the server has drawn', async () => {
    const page = await visit('/services?categoria=trattamenti');
    await page.getByRole('tab', { name: 'Trattamenti', selected: true }).waitFor();
    expect(await names(page)).toEqual(['Colore']);
  });

  test('that does not exist shows everything', async () => {
    const page = await visit('/services?categoria=unghie');
    await page.getByRole('tab', { name: 'Tutti', selected: true }).waitFor();
    expect(await names(page)).toHaveLength(3);
  });

  test('is chosen and booked from by the keyboard alone', async () => {
    const page = await visit('/services', { as: site().mario });
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).waitFor();
    await tab(page, 'Tutti').focus();
    await page.keyboard.press('ArrowRight');
    // The focus follows a moment after the key.
    await page.getByRole('tab', { name: 'Capelli', selected: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Barba', selected: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Prenota il tuo appuntamento' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Scegli lo stylist' }).waitFor();
    expect(await page.getByRole('region', { name: 'Riepilogo' }).innerText()).toContain('Rifinitura barba');
  });

  test('is not asked for where all services are of one', async () => {
    const { barba, colore, store } = site();
    await store.services.archive(barba.id);
    await store.services.archive(colore.id);
    const page = await visit('/services', { viewport: narrowest });
    expect(await names(page)).toEqual(['Taglio uomo']);
    expect(await page.getByRole('tab').count()).toBe(0);
    await expectInOrder(page);
  });
});

describe('the price list', () => {
  test('without a service says that they will come', async () => {
    const { taglio, barba, colore, store } = site();
    for (const { id } of [taglio, barba, colore]) await store.services.archive(id);
    const page = await visit('/services', { viewport: phone });
    await page.getByText('I servizi arriveranno presto.').waitFor();
    await expectInOrder(page);
  });

  test('that cannot be read says so, and is asked for again', async () => {
    const page = await visitUninformed('server away');
    await page.getByText('Non riusciamo a mostrare i servizi.').waitFor();
    await expectInOrder(page);
    await page.unroute('/api/services');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { name: 'Colore' }).waitFor();
  });

  test('on its way shows where the cards will be', async () => {
    const page = await visitUninformed('nothing yet');
    await page.getByText('Caricamento dei servizi').waitFor();
    await expectInOrder(page);
  });
});
