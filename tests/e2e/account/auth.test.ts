import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, phone, screens, setStage } from '../stage.ts';
import { fill, messages, nina, submit } from './auth-steps.ts';

const stage = setStage();

describe('logging in', () => {
  test.each(screens)(
    '%s leads a guest back to the page for customers they came from',
    async (_, viewport) => {
      const page = await stage.visit('/booking?servizio=2', { viewport });
      await page.waitForURL('/auth');
      await page.getByText('poi riprendi da qui').waitFor();
      await expectInOrder(page);
      await fill(page, { 'Nome utente': 'mario', Password: 'mario' });
      await submit(page).click();
      await expectToast(page, 'Login effettuato', 'Benvenuto, Mario!');
      await page.getByRole('heading', { level: 1, name: 'Prenota il tuo appuntamento' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/booking');
    },
  );

  test('with a wrong password says so and keeps what was typed', async () => {
    const page = await stage.visit('/auth', { viewport: phone });
    await expectInOrder(page);
    await fill(page, { 'Nome utente': 'mario', Password: 'sbagliata' });
    await submit(page).click();
    await expectToast(page, 'Login fallito', 'Nome utente o password non corretti');
    await expect.poll(() => messages(page)).toEqual([]);
    expect(await page.getByLabel('Nome utente').inputValue()).toBe('mario');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('sbagliata');
    await expectInOrder(page);
  });

  test('asks for both fields', async () => {
    const page = await stage.visit('/auth');
    await submit(page).click();
    await page.getByText('Inserisci il nome utente').waitFor();
    await expect.poll(() => messages(page)).toEqual(['Inserisci il nome utente', 'Inserisci la password']);
  });

  test('without a network says so, and works when the network is back', async () => {
    const page = await stage.visit('/auth');
    await fill(page, { 'Nome utente': 'mario', Password: 'mario' });
    await page.context().setOffline(true);
    await submit(page).click();
    await expectToast(page, 'Login fallito', 'Il server non risponde. Controlla la connessione e riprova.');
    expect(await page.getByLabel('Nome utente').inputValue()).toBe('mario');
    await page.context().setOffline(false);
    await submit(page).click();
    await page.waitForURL('/');
  });

  test('greets whoever has no first name with the username, markup and all', async () => {
    const page = await stage.visit('/auth?scheda=registrati');
    const username = '<img src=x onerror=alert(1)>';
    const { Telefono, Password } = nina;
    await fill(page, { 'Nome utente': username, Telefono, Password, 'Conferma password': Password });
    await submit(page).click();
    await page.waitForURL('/');
    await page.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    await page.goto('/auth');
    await fill(page, { 'Nome utente': username, Password });
    await submit(page).click();
    await expectToast(page, 'Login effettuato', `Benvenuto, ${username}!`);
  });

  test('is over once somebody is logged in: the login screen leads home', async () => {
    const page = await stage.visit('/auth', { as: stage.site().mario });
    await page.waitForURL('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('leaves no login screen in the history', async () => {
    const page = await stage.visit('/');
    await page.getByRole('banner').getByRole('link', { name: 'I Miei Appuntamenti' }).click();
    await page.waitForURL('/auth');
    await fill(page, { 'Nome utente': 'mario', Password: 'mario' });
    await submit(page).click();
    await page.waitForURL('/appointments');
    await page.goBack();
    await page.waitForURL('/');
  });
});
