import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { book, marioComesAndGoes } from './appointments/appointments-steps.ts';
import { expectInOrder, expectToast, phone, setStage } from './stage.ts';

const { site, visit } = setStage();

const opensByItself = 'Appena torna la rete, la pagina si apre da sola.';

const next = (page: Page) => page.locator('section', { hasText: 'Il tuo prossimo appuntamento' });

/** Opens a page as on the train: what the shop and the person in the session see then. */
async function withoutNetwork(page: Page, look: () => Promise<void>): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/booking');
  await page.getByRole('heading', { name: 'Non riusciamo a collegarci' }).waitFor();
  await page.getByRole('heading', { name: 'Orari di apertura' }).waitFor();
  await page.getByText('Aggiornati martedì 5 gennaio, ore 08:00').waitFor();
  await look();
  await page.context().setOffline(false);
  await page.getByText(opensByItself).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu di / }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expectToast(page, 'Logout effettuato');
}

test('who opens a page that cannot be reached is told why that may be in the shop’s own look, with its number, and is there once it can', async () => {
  const page = await visit('/', { viewport: phone, serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // A file under way that the network takes away is an error on the console; the last is that of what is open now.
  await page.getByText('Chiuso ora · apre alle 8:30').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/booking');
  await page.getByRole('heading', { name: 'Non riusciamo a collegarci' }).waitFor();
  expect(await page.getByRole('link', { name: '055 123 4567' }).getAttribute('href')).toBe('tel:0551234567');
  await expectInOrder(page);
  await page.getByRole('link', { name: 'Riprova' }).click();
  await page.getByText(opensByItself).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Accedi o registrati' }).waitFor();
});

test('somebody logged in is shown the next appointment as it was last seen, and nobody else is', async () => {
  await marioComesAndGoes(site());
  const { mario, lucia: by, anna: stylist, barba: service } = site();
  await book(site(), { by, service, stylist, date: '2027-01-13', time: '16:00' });
  const page = await visit('/', { as: mario, serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto('/appointments');
  await page.getByText('Tra 3 giorni').first().waitFor();
  await withoutNetwork(page, async () => {
    const [text] = await next(page).allInnerTexts();
    for (const part of [
      'Taglio',
      'venerdì 8 gennaio, 10:30 – 11:00',
      'con Anna Bianchi',
      'Aggiornato martedì 5',
    ])
      expect(text).toContain(part);
    await expectInOrder(page);
  });

  await page.goto('/appointments');
  await page.getByRole('button', { name: /^Cancella Taglio/ }).click();
  await page.getByRole('button', { name: 'Sì, cancella' }).click();
  await expectToast(page, 'Appuntamento cancellato');
  await withoutNetwork(page, () => next(page).getByText('martedì 12 gennaio, 09:00').waitFor());

  await page.goto('/');
  await logOut(page);
  const gone = async () => expect(await next(page).count()).toBe(0);
  await withoutNetwork(page, gone);

  await page.goto('/auth');
  await page.getByLabel('Nome utente').fill(by.username);
  await page.getByLabel('Password', { exact: true }).fill(by.username);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL(url => url.pathname !== '/auth');
  await withoutNetwork(page, gone);
  await page.goto('/appointments');
  await page.getByText('Tra 8 giorni').first().waitFor();
  await withoutNetwork(page, () => next(page).getByText('mercoledì 13 gennaio, 16:00').waitFor());
});

test.each([
  ['a logout', logOut],
  [
    'a session that has ended',
    async (page: Page) => {
      await page.context().clearCookies();
      await page.getByRole('contentinfo').getByRole('link', { name: 'I miei appuntamenti' }).click();
      await page.waitForURL(url => url.pathname === '/auth');
    },
  ],
] as const)('%s takes what is kept of the person also past the service worker', async (_, end) => {
  const page = await visit('/', { as: site().mario });
  await page.evaluate(`caches.open('session').then(kept => kept.put('/miei', new Response('{}')))`);
  await end(page);
  await expect.poll(() => page.evaluate(`caches.has('session')`)).toBe(false);
});

test('of who is nobody only the page itself is kept', async () => {
  const page = await visit('/', { serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto('/services');
  expect(await page.evaluate('caches.keys()')).toEqual(['salone-senza-rete']);
  const kept = `caches.open('salone-senza-rete').then(cache => cache.keys()).then(keys => keys.map(({ url }) => new URL(url).pathname))`;
  expect(await page.evaluate(kept)).toEqual(['/offline']);
});
