import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editUser } from '../../../adapters/http/contract/users.ts';
import { expectInOrder, expectToast, narrowest, phone, screens, setStage } from '../stage.ts';
import { fill, messages, submit } from './auth-steps.ts';

const { site, visit } = setStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What stands beside each name of a fact. */
const facts = async (page: Page) => (await page.locator('main dl').innerText()).split('\n').filter(Boolean);

async function edit(page: Page) {
  await button(page, 'Modifica i dati').click();
  await page.locator('[name="firstName"]:focus').waitFor();
}

const passwords = {
  'Password corrente': 'mario',
  'Nuova password': 'novella',
  'Conferma nuova password': 'novella',
};

/** Mario, whose password is long enough for the forms, on his profile. */
async function marioVisits(path = '/profile', options: Parameters<typeof visit>[1] = {}) {
  return visit(path, { as: site().mario, ...options });
}

describe.each(screens)('one’s own data %s', (_, viewport) => {
  test('stand on the profile', async () => {
    const page = await visit('/', { as: site().mario, viewport });
    await button(page, viewport === phone ? 'Apri il menu' : 'Menu di Mario Rossi').click();
    const role = viewport === phone ? 'link' : 'menuitem';
    await page.getByRole(role, { name: 'Il Mio Profilo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Il Mio Profilo' }).waitFor();
    expect(await facts(page)).toEqual([
      ...['Nome utente', 'mario', 'Nome', 'Mario', 'Cognome', 'Rossi', 'Email', 'mario@example.com'],
      ...['Telefono', '0551234567', 'Tipo di account', 'Cliente'],
    ]);
    await expectInOrder(page);
    await page.locator('main').getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/');
  });

  test('are changed, and stand there changed', async () => {
    const page = await marioVisits('/profile', { viewport });
    await edit(page);
    await expectInOrder(page);
    await fill(page, { 'Nome (facoltativo)': 'Maria', Telefono: '333 7654321' });
    await submit(page).click();
    await expectToast(page, 'Profilo aggiornato', 'I tuoi dati sono stati salvati.');
    expect(await facts(page)).toEqual([
      ...['Nome utente', 'mario', 'Nome', 'Maria', 'Cognome', 'Rossi', 'Email', 'mario@example.com'],
      ...['Telefono', '3337654321', 'Tipo di account', 'Cliente'],
    ]);
    await page.getByRole('button', { name: 'Modifica i dati' }).and(page.locator(':focus')).waitFor();
    await expectInOrder(page);
    const stored = await site().store.users.find(site().mario.id);
    expect([stored?.firstName, stored?.phone]).toEqual(['Maria', '3337654321']);
  });
});

describe('another e-mail address', () => {
  test('asks for the password, and says beside its field when it is wrong', async () => {
    const page = await marioVisits('/profile', { viewport: phone });
    await edit(page);
    const password = page.getByLabel('Password corrente');
    expect(await password.count()).toBe(0);
    await fill(page, { 'Email (facoltativa)': 'nuovo@example.com' });
    await submit(page).click();
    await page.getByText('Inserisci la password').waitFor();
    await fill(page, { 'Password corrente': 'sbagliata' });
    await submit(page).click();
    await page.getByText('La password corrente non è corretta').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Errore' }).count()).toBe(0);
    await expectInOrder(page);
    await fill(page, { 'Password corrente': 'mario' });
    await submit(page).click();
    await expectToast(page, 'Profilo aggiornato');
    expect(await facts(page)).toContain('nuovo@example.com');
  });

  test('taken back asks for nothing', async () => {
    const page = await marioVisits();
    await edit(page);
    await fill(page, { 'Email (facoltativa)': 'nuovo@example.com' });
    await page.getByLabel('Password corrente').waitFor();
    await fill(page, { 'Email (facoltativa)': 'mario@example.com ' });
    await page.getByLabel('Password corrente').waitFor({ state: 'detached' });
    await submit(page).click();
    await expectToast(page, 'Profilo aggiornato');
  });
});

describe('what is changed elsewhere while one’s own data are being edited', () => {
  const field = (page: Page, label: string) => page.getByLabel(`${label} (facoltativo)`, { exact: true });
  const editing = async () => {
    const page = await marioVisits();
    await edit(page);
    await field(page, 'Nome').fill('Maria');
    const { mario } = site();
    const elsewhere = site().browser();
    await elsewhere.logIn(mario);
    const { firstName, email, phone } = mario;
    const body = { firstName, lastName: 'Bianchi', email, phone };
    await elsewhere.call(editUser, { params: { id: mario.id }, body });
    return page;
  };
  const stored = async () => {
    const { firstName, lastName, phone } = (await site().store.users.find(site().mario.id)) ?? {};
    return { firstName, lastName, phone };
  };

  test('stays, and what was typed is saved beside it', async () => {
    const page = await editing();
    await submit(page).click();
    await expectToast(page, 'Profilo aggiornato');
    expect(await stored()).toEqual({ firstName: 'Maria', lastName: 'Bianchi', phone: '0551234567' });
    expect(await facts(page)).toContain('Bianchi');
  });

  test('shows as soon as one comes back to the page, beside what was typed', async () => {
    const page = await editing();
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await expect.poll(() => field(page, 'Cognome').inputValue()).toBe('Bianchi');
    expect(await field(page, 'Nome').inputValue()).toBe('Maria');
    await page.getByLabel('Telefono', { exact: true }).fill('3337654321');
    await submit(page).click();
    await expectToast(page, 'Profilo aggiornato');
    expect(await stored()).toEqual({ firstName: 'Maria', lastName: 'Bianchi', phone: '3337654321' });
  });

  test('may be the end of the session: the page says so', async () => {
    const page = await editing();
    await page.context().clearCookies();
    await submit(page).click();
    await page.getByText('Non autorizzato. Effettua il login per visualizzare questa pagina.').waitFor();
  });
});

describe('the profile', () => {
  test('calls an administrator one, and recognises no device of theirs', async () => {
    const page = await visit('/profile', { as: site().anna, viewport: phone });
    expect(await facts(page)).toContain('Amministratore');
    await page.getByRole('tab', { name: 'Sicurezza' }).click();
    await page.getByText('Per chi lavora in salone nessun dispositivo è riconosciuto').waitFor();
    await page.getByText('Almeno 10 caratteri').waitFor();
    await expectInOrder(page);
  });

  test('says beside the fields what is wrong, and forgets what was given up', async () => {
    const page = await marioVisits('/profile', { viewport: narrowest });
    await edit(page);
    await fill(page, { 'Email (facoltativa)': 'mario@', Telefono: '123' });
    await submit(page).click();
    await page.getByText('Email non valida').waitFor();
    await expect.poll(() => messages(page)).toContain('Il numero di telefono deve avere almeno 10 cifre');
    await expectInOrder(page);
    await button(page, 'Annulla').click();
    expect(await facts(page)).toContain('mario@example.com');
  });

  test('keeps what was typed when the server is away', async () => {
    const page = await marioVisits();
    await edit(page);
    await fill(page, { 'Nome (facoltativo)': 'Maria' });
    await page.context().setOffline(true);
    await submit(page).click();
    await expectToast(page, 'Errore', 'Impossibile aggiornare il profilo: Il server non risponde.');
    expect(await page.getByLabel('Nome (facoltativo)', { exact: true }).inputValue()).toBe('Maria');
  });

  test('says who may see it when the session ends while it is open, and is there again after the login', async () => {
    const page = await marioVisits('/profile?scheda=sicurezza');
    await page.getByText('Questo dispositivo').waitFor();
    await fill(page, { ...passwords, 'Password corrente': 'mario-vecchia' });
    await page.context().clearCookies();
    await submit(page).click();
    await page.getByText('Non autorizzato. Effettua il login per visualizzare questa pagina.').waitFor();
    await expectInOrder(page);
    await page.locator('main').getByRole('link', { name: 'Accedi' }).click();
    await fill(page, { 'Nome utente': 'mario', Password: 'mario' });
    await submit(page).click();
    await page.getByRole('tab', { name: 'Sicurezza', selected: true }).waitFor();
  });

  test('keeps what is being typed while the other tab is looked at', async () => {
    const page = await marioVisits();
    await edit(page);
    await fill(page, { 'Nome (facoltativo)': 'Maria' });
    await page.getByRole('tab', { name: 'Sicurezza' }).click();
    await page.getByRole('heading', { name: 'Cambia password' }).waitFor();
    expect(await page.getByLabel('Nome (facoltativo)', { exact: true }).isVisible()).toBe(false);
    await expectInOrder(page);
    await page.getByRole('tab', { name: 'I miei dati' }).click();
    expect(await page.getByLabel('Nome (facoltativo)', { exact: true }).inputValue()).toBe('Maria');
  });

  test('left by a logout leads to the login', async () => {
    const page = await marioVisits();
    await button(page, 'Menu di Mario Rossi').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('/auth');
  });
});
