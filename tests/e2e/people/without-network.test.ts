import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { holdBack, phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

const retry = (page: Page) => page.getByRole('button', { name: 'Riprova' });

/** Waits until the page's files have come: one that the network takes away is an error on the console. */
function followFiles(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) asked.add(request);
  });
  return async () => {
    for (const request of asked) await (await request.response())?.finished();
  };
}

/** What failed says why while the network is away, and heals when it is back. */
async function expectHealing(page: Page, address: string, filesCome = async () => {}): Promise<void> {
  await page.getByText('Il server non risponde. Controlla la connessione e riprova.').waitFor();
  await filesCome();
  const away = page.getByText('Manca la rete. Appena torna, la pagina si aggiorna da sola.');
  await page.context().setOffline(true);
  await away.waitFor();
  await retry(page).click();
  await away.waitFor();
  await page.unroute(address);
  await page.context().setOffline(false);
  await retry(page).waitFor({ state: 'detached' });
}

describe('what cannot be read says that the network is away, and is there once it is back', () => {
  test.each([
    ['one’s appointments', 'mario', '/appointments', '/api/appointments', 'Tra 3 giorni'],
    ['the devices', 'mario', '/profile?scheda=sicurezza', '/api/user/browsers', 'Questo dispositivo'],
    ['the people of a booking', 'mario', '/booking?servizio=1', '/api/stylists', 'Anna Bianchi'],
    ['the dashboard’s calendar', 'salone', '/admin?vista=salone', '/api/stylists?former=all', 'Bruno Conti'],
    ['the dashboard’s customers', 'salone', '/admin?scheda=clienti', '/api/users?*', 'mario@example.com'],
  ] as const)('%s', async (_, user, path, address, shown) => {
    await marioComesAndGoes(site());
    const page = await visit('/', { as: site()[user], viewport: phone });
    await page.route(address, route => route.abort());
    const filesCome = followFiles(page);
    await page.goto(path);
    await expectHealing(page, address, filesCome);
    await page.getByText(shown).first().waitFor();
  });

  test('the price list', async () => {
    const page = await visit('/auth', { viewport: phone });
    await page.route('/appointments', async route => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace(/(id="page-state"[^>]*>)[^<]*/, '$1{}');
      await route.fulfill({ response: reply, body });
    });
    await page.route('/api/services', route => route.abort());
    await page.goto('/appointments');
    await page.waitForURL('**/auth**');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Servizi', exact: true }).click();
    await expectHealing(page, '/api/services');
    await page.getByRole('heading', { name: 'Colore' }).waitFor();
  });
});

describe('who is logged in and goes to a page of their own is not led to the login', () => {
  const toBooking = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Prenota' });
  const unknown = (page: Page) => page.getByText('Non riusciamo a sapere se hai già fatto l’accesso.');

  test('while the question who they are is under way, nor when it is lost on the way', async () => {
    const page = await visit('/auth', { as: site().mario });
    const answer = await holdBack(page, '/api/user');
    await page.goto('/');
    await toBooking(page).click();
    await page.locator('main').getByRole('status').filter({ hasText: 'Caricamento in corso' }).waitFor();
    answer('abort');
    await unknown(page).waitFor();
    await expectHealing(page, '/api/user');
    await page.getByRole('heading', { level: 1, name: 'Prenota il tuo appuntamento' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/booking');
  });

  test('when somebody on the way answers in the server’s place', async () => {
    const page = await visit('/auth', { as: site().mario });
    await page.route('/api/user', route =>
      route.fulfill({ status: 401, body: 'Log in to the hotel’s network' }),
    );
    await page.goto('/booking', { waitUntil: 'commit' });
    await unknown(page).waitFor();
    await page.unroute('/api/user');
    await retry(page).click();
    await page.getByRole('heading', { level: 1, name: 'Prenota il tuo appuntamento' }).waitFor();
  });
});
