import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, holdBack, phone, setStage } from './stage.ts';

const { site, visit } = setStage();

describe('the foot of every page', () => {
  test('leads on, and says where the shop is, how it is reached and when it is open', async () => {
    const page = await visit('/privacy');
    const foot = page.getByRole('contentinfo');
    const links = foot.getByRole('navigation', { name: 'Link rapidi' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Home', 'Servizi', 'I Miei Appuntamenti', 'Prenota']);
    const text = await foot.innerText();
    for (const part of ['Via Giotto 12', '50032 Borgo San Lorenzo (FI)', '055 123 4567'])
      expect(text).toContain(part);
    expect(text.replaceAll('\n', ' ')).toMatch(
      /Lunedì Chiuso Martedì – Venerdì 8:30 – 13:00 14:00 – 20:00 Sabato 8:30 – 20:00 Domenica Chiuso/,
    );
    const leadsTo = (name: string) => foot.getByRole('link', { name }).getAttribute('href');
    expect(await leadsTo('055 123 4567')).toBe('tel:0551234567');
    expect(await leadsTo('ciao@saloneaurora.example')).toBe('mailto:ciao@saloneaurora.example');
    expect(await leadsTo('Instagram')).toBe('https://instagram.example/saloneaurora');
    expect(await leadsTo('Facebook')).toBe('https://facebook.example/saloneaurora');
  });
});

test('the home page sends who is in a hurry to the telephone', async () => {
  const page = await visit('/');
  await page.getByText('Altri orari?').waitFor();
  const call = page.getByRole('link', { name: 'Chiama 055 123 4567' });
  expect(await call.getAttribute('href')).toBe('tel:0551234567');
});

test('the login screen says beside its forms what an account is good for', async () => {
  const page = await visit('/auth');
  const welcome = page.getByRole('region', { name: 'Benvenuto in salone' });
  // Its code comes after the form's.
  await welcome.waitFor();
  expect(await welcome.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Prenotazione facile',
    'Servizi professionali',
    'Gestione appuntamenti',
  ]);
});

describe('the menus of an administrator', () => {
  test('hold the dashboard, at a desk and on a phone', async () => {
    const desk = await visit('/', { as: site().salone });
    await desk.getByRole('button', { name: 'Menu di Salone Aurora' }).click();
    expect(await desk.getByRole('menuitem').allInnerTexts()).toEqual([
      'Il Mio Profilo',
      'I Miei Appuntamenti',
      'Dashboard Admin',
      'Logout',
      'Esci e dimentica questo dispositivo\nse il telefono non è tuo',
    ]);
    const hand = await visit('/', { as: site().salone, viewport: phone });
    await hand.getByRole('button', { name: 'Apri il menu' }).click();
    await hand.getByRole('banner').getByRole('link', { name: 'Admin', exact: true }).click();
    await hand.getByRole('heading', { level: 1, name: 'Dashboard Amministratore' }).waitFor();
    expect(await hand.getByRole('tab').allInnerTexts()).toEqual([
      'Calendario',
      'Appuntamenti',
      'Servizi',
      'Clienti',
      'Stylist',
    ]);
  });
});

test('a service’s description takes two lines of its card, however long it is', async () => {
  const description = 'Taglio a forbice o a macchinetta, shampoo e piega compresi. '.repeat(8);
  await site().store.services.update(site().taglio.id, { description });
  const page = await visit('/services');
  const lines = await page.evaluate<number>(
    `(paragraph => Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight)))(
      document.querySelector('main article p'))`,
  );
  expect(lines).toBe(2);
});

describe('a page for people who are logged in', () => {
  test.each(['/appointments', '/booking', '/profile'])('%s leads a guest to the login', async path => {
    const page = await visit(path);
    await page.waitForURL('/auth');
  });

  /** The page, while nobody says who is looking. */
  async function undecided(): Promise<{ page: Page; say: (how: 'continue' | 'abort') => void }> {
    const page = await visit('/', { as: site().mario });
    const say = await holdBack(page, '**/api/user');
    await page.goto('/appointments', { waitUntil: 'commit' });
    return { page, say };
  }

  test('shows a spinner in its middle until it is known who is looking', async () => {
    const { page, say } = await undecided();
    const spinner = page.locator('main').getByRole('status').filter({ hasText: 'Caricamento in corso' });
    await spinner.waitFor();
    const { x, width } = (await spinner.boundingBox()) ?? { x: 0, width: 0 };
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(20);
    expect(await page.locator('main h1').count()).toBe(0);
    say('continue');
    await page.getByRole('heading', { level: 1, name: 'I Miei Appuntamenti' }).waitFor();
  });

  test('says so where that cannot be known, and asks again on demand', async () => {
    const { page, say } = await undecided();
    say('abort');
    await page.getByText('Non riusciamo a sapere se hai già fatto l’accesso.').waitFor();
    await expectInOrder(page);
    await page.unroute('**/api/user');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { level: 1, name: 'I Miei Appuntamenti' }).waitFor();
  });
});

test('the home page shows where its three cards will be while they are on their way', async () => {
  const page = await visit('/auth');
  await page.route('/auth', async route => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/(id="page-state"[^>]*>)[^<]*/, '$1{}');
    await route.fulfill({ response: reply, body });
  });
  const goOn = await holdBack(page, '/api/services');
  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  const bones = page.locator('main section[aria-busy="true"] li');
  await bones.first().waitFor();
  expect(await bones.count()).toBe(3);
  goOn('continue');
  await page.getByRole('heading', { name: 'Taglio uomo' }).waitFor();
  expect(await bones.count()).toBe(0);
});

test('the home page shows three services, however many there are', async () => {
  await site().store.services.add({ ...site().barba, name: 'Piega' });
  const page = await visit('/');
  expect(await page.locator('main article h3').allInnerTexts()).toEqual([
    ...['Taglio uomo', 'Rifinitura barba', 'Colore'],
  ]);
});

test('the reset form says what it asks for, and why it was refused', async () => {
  const page = await visit('/auth?scheda=reimposta');
  await page.getByRole('heading', { level: 2, name: 'Reimposta Password' }).waitFor();
  await page.getByText('Inserisci il tuo nome utente e una nuova password.').waitFor();
  const sentence = 'Troppi tentativi. Riprova tra 60 minuti.';
  await page.route('/api/auth/reset-password', route =>
    route.fulfill({ status: 429, json: { error: sentence, code: 'too-many-attempts' } }),
  );
  await page.getByLabel('Nome utente').fill('mario');
  await page.getByLabel('Nuova password', { exact: true }).fill('novella');
  await page.getByLabel('Conferma nuova password').fill('novella');
  await page.getByRole('button', { name: 'Reimposta Password' }).click();
  await expectToast(page, 'Errore', sentence);
});
