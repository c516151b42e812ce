import { expect, test } from 'vitest';
import type { AccountHolder } from '../../core/people/user.ts';
import { setStage } from './stage.ts';

const { site, visit } = setStage();

/** A page whose errors are expected: the browser tells of every file that does not come. */
async function unwatched(user: AccountHolder) {
  const first = await visit('/', { as: user, fresh: true });
  return first.context().newPage();
}

test('a menu whose code does not come takes nothing else of the page with it', async () => {
  const page = await unwatched(site().mario);
  await page.route(/account-menu/, route => route.abort());
  await page.goto('/appointments');
  await page.getByRole('heading', { name: 'I Miei Appuntamenti' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Il Mio Profilo' }).click();
  await page.waitForURL('**/profile');
});

test('a page whose own code does not come says so, and is there after trying again', async () => {
  const page = await unwatched(site().mario);
  await page.route(/booking-page.*\.js/, route => route.abort(), { times: 1 });
  await page.goto('/booking');
  await page.getByRole('heading', { name: 'Qualcosa è andato storto' }).waitFor();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('heading', { name: 'Prenota il tuo appuntamento' }).waitFor();
});

const missing = /^Questa parte non si è caricata/;

test('a dialog whose code does not come leaves what is typed beside it, which can still be saved', async () => {
  const page = await unwatched(site().salone);
  await page.goto('/admin?scheda=servizi');
  await page.getByRole('button', { name: 'Aggiungi Nuovo Servizio' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi Nuovo Servizio' });
  await form.getByLabel('Nome').fill('Barba del sabato');
  await form.getByLabel('Categoria').selectOption('Barba');
  await form.getByLabel('Prezzo').fill('12,50');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Scegli immagine' }).click();
  await form.getByText(missing).waitFor();
  await page.context().setOffline(false);
  await form
    .getByRole('button', { name: 'Salva' })
    .or(form.getByRole('button', { name: /^Aggiungi/ }))
    .click();
  await form.waitFor({ state: 'detached' });
  expect((await site().store.services.list()).at(-1)).toMatchObject({
    name: 'Barba del sabato',
    price: 1250,
  });
});

test('a tab whose code does not come is there after trying again', async () => {
  const page = await unwatched(site().salone);
  await page.goto('/admin');
  await page.getByRole('grid').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Clienti' }).click();
  await page.getByText(missing).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByPlaceholder('Cerca per nome, email, telefono...').waitFor();
});
