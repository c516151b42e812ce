import type { Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { ok } from '../../../core/problem.ts';
import { desk, expectInOrder, expectToast, narrowest, phone, screens, setStage, tablet } from '../stage.ts';

const { site, visit } = setStage();

/** What a visitor reads of the shop. */
async function expectReadable(page: Page) {
  const text = await page.locator('main').innerText();
  for (const part of [
    'Prenota Ora',
    'Orari di apertura',
    '8:30 – 13:00',
    'Taglio uomo',
    'da 18',
    '30 minuti',
  ])
    expect(text).toContain(part);
  expect(await page.locator('main article').count()).toBe(3);
}

test('a service may be called as the place of the nonce is', async () => {
  const { store, origin } = site();
  const name = 'nonce="__CSP_NONCE__"';
  await store.services.add({ ...site().barba, name });
  const response = await fetch(`${origin}/services`);
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html.match(/__CSP_NONCE__/g)?.length).toBeGreaterThanOrEqual(1);
  expect(html).not.toContain('nonce="__CSP_NONCE__"');
  expect(html.split(nonce).length).toBe(html.split(`="${nonce}"`).length);
});

describe.each(screens)('the home page %s', (_, viewport) => {
  test('is readable and in its colours before any script has run', async () => {
    const page = await visit('/', { viewport, javaScriptEnabled: false });
    await expectReadable(page);
    const style = (selector: string, property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
    expect(await style('body', 'backgroundColor')).toBe('rgb(246, 240, 228)');
    expect(await style('h1', 'fontFamily')).toContain('Bodoni Moda');
    expect(await page.title()).toBe('Prenota il tuo barbiere · Salone Aurora');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
  });

  test('is taken over by its script without a word, and leads to the booking', async () => {
    const page = await visit('/', { viewport });
    await page.getByText(/^Chiuso ora · apre alle 8:30$/).waitFor();
    await expectReadable(page);
    await expectInOrder(page);
    await page.getByRole('link', { name: 'Prenota Taglio uomo' }).click();
    await page.waitForURL('/auth');
  });
});

test('the home page of a shop on holiday says so before any script has run, and goes on saying it', async () => {
  const day = (text: string) => Temporal.PlainDate.from(text);
  const closure = { hours: [], stylistIds: null, reason: 'ferie' };
  const put = { ...closure, from: day('2027-01-05'), to: day('2027-01-19'), id: null };
  const write = { in: 'closures', put } as const;
  await site().store.timetables.change(put.from, () => ok({ write, answer: () => undefined }));
  const sentence = 'Chiuso per ferie dal 5 al 19 gennaio';
  const html = await (await fetch(site().origin)).text();
  expect(html).toContain(sentence);
  expect(html).toContain(
    '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00"',
  );
  const page = await visit('/', { viewport: phone });
  await page.getByText('Chiuso ora', { exact: true }).waitFor();
  await page.getByText(sentence, { exact: true }).waitFor();
  await expectInOrder(page);
});

describe('the menu on a phone', () => {
  test('opens below the bar, and closes on any link and on Escape', async () => {
    const page = await visit('/', { viewport: phone });
    const open = page.getByRole('button', { name: 'Apri il menu' });
    const links = page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link');
    await open.click();
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(['Home', 'I Miei Appuntamenti', 'Servizi']);
    await expectInOrder(page);
    await page.keyboard.press('Escape');
    await open.waitFor();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Apri il menu');
    await open.click();
    await links.first().click();
    await open.waitFor();
    // What opens while the page is on its way closes once that is there.
    await page.getByRole('status').filter({ hasText: 'Caricamento in corso' }).waitFor({ state: 'detached' });
    await open.click();
    await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accedi o registrati' }).waitFor();
    await open.waitFor();
  });

  test('covers nothing that is pressed or reached by the keyboard', async () => {
    const page = await visit('/', { viewport: phone });
    const open = page.getByRole('button', { name: 'Apri il menu' });
    await open.click();
    await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).waitFor();
    await page.mouse.click(180, 700);
    await open.waitFor();
    await open.click();
    await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Prenota Ora');
    await open.waitFor();
  });

  test('says who is logged in, and logs out', async () => {
    const page = await visit('/appointments', { viewport: narrowest, as: site().mario });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('banner').getByText('Mario Rossi').waitFor();
    await page.getByRole('banner').getByText('mario@example.com').waitFor();
    await expectInOrder(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click();
    await expectToast(page, 'Logout effettuato', 'Hai effettuato il logout con successo');
    await page.waitForURL('/auth');
    await page.getByRole('heading', { level: 1, name: 'Accedi o registrati' }).waitFor();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).waitFor();
  });

  test('has the focus after a logout that leaves the page as it is', async () => {
    const page = await visit('/', { viewport: phone, as: site().mario });
    const open = page.getByRole('button', { name: 'Apri il menu' });
    await open.click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click();
    await open.waitFor();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Apri il menu');
  });
});

describe('the account menu at a desk', () => {
  test('shows the first letter, leads to the visits and logs out', async () => {
    const page = await visit('/', { as: site().mario });
    const menu = page.getByRole('button', { name: 'Menu di Mario Rossi' });
    expect(await menu.innerText()).toBe('M');
    await menu.click();
    await page.getByRole('menuitem', { name: 'I Miei Appuntamenti' }).waitFor();
    await expectInOrder(page, [tablet, desk]);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expectToast(page, 'Logout effettuato', 'Hai effettuato il logout con successo');
    await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Accedi');
  });

  test('keeps whoever could not be logged out logged in, and says so', async () => {
    const page = await visit('/', { as: site().mario });
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).click();
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expectToast(page, 'Logout fallito', 'Il server non risponde.');
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).waitFor();
  });
});

describe('a browser with its own mind', () => {
  test('that keeps nothing for any site is shown the page all the same', async () => {
    const page = await visit('/auth');
    await page.addInitScript(
      `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('', 'SecurityError'); } })`,
    );
    await page.goto('/');
    await page.getByText(/^Chiuso ora · apre alle 8:30$/).waitFor();
    await expectReadable(page);
  });

  test('opens an address at its top, and a page that is reloaded where it was', async () => {
    // A clock that is set knows nothing of how the page was opened.
    const page = await visit('/', { viewport: phone, ownClock: true });
    const down = () => page.evaluate<number>('Math.round(scrollY)');
    const kept = () => page.evaluate<string[]>('Object.values(sessionStorage)');
    const takenOver = () => page.getByText(/^(Aperto ora|Chiuso ora|In pausa)/).waitFor();
    await takenOver();
    await page.evaluate('scrollTo(0, 600)');
    await expect.poll(kept).toContain('600');
    await page.reload();
    await expect.poll(down).toBe(600);
    await page.goto('/?da=insegna');
    await takenOver();
    expect(await down()).toBe(0);
  });
});

test('a name of a service is text, in the page that is sent and in the one that runs', async () => {
  const name = `</script><script>alert(1)</script>$& <b>Taglio</b>`;
  await site().store.services.update(site().taglio.id, { name });
  const page = await visit('/');
  expect(await page.locator('main article h3').first().innerText()).toBe(name);
  const bare = await visit('/', { javaScriptEnabled: false });
  expect(await bare.locator('main article h3').first().innerText()).toBe(name);
});
