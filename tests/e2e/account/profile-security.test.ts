import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { login, register } from '../../../adapters/http/contract/user.ts';
import { desk, expectInOrder, expectToast, holdBack, phone, screens, setStage, tablet } from '../stage.ts';
import { fill, messages, submit } from './auth-steps.ts';

const { site, visit } = setStage();

const focused = (page: Page, name: string) => page.locator(`[name="${name}"]:focus`).waitFor();
const forget = (page: Page) =>
  page.getByRole('button', { name: /^Dimentica .+ ultimo accesso 5 gennaio 2027 alle \d+:\d\d$/ });

/** Nina, whose password is as long as the form wants it. */
async function ninaVisits(viewport = phone): Promise<Page> {
  const body = { username: 'segreta', password: 'segreta', firstName: 'Nina', lastName: 'Bruni' };
  const elsewhere = site().browser();
  const nina = await elsewhere.call(register, { body: { ...body, email: null, phone: null } });
  const page = await visit('/profile?scheda=sicurezza', { as: nina, viewport });
  await page.getByRole('heading', { name: 'Cambia password' }).waitFor();
  await forget(page).first().waitFor();
  return page;
}

const passwords = {
  'Password corrente': 'segreta',
  'Nuova password': 'novella',
  'Conferma nuova password': 'novella',
};

describe.each(screens)('the password %s', (_, viewport) => {
  test('is changed, every field checked in its own words', async () => {
    const page = await ninaVisits(viewport);
    await expectInOrder(page);
    await submit(page).click();
    await focused(page, 'currentPassword');
    await expect
      .poll(() => messages(page))
      .toEqual([
        'La password corrente deve essere almeno di 6 caratteri',
        'La nuova password deve essere almeno di 6 caratteri',
        'La conferma della password deve essere almeno di 6 caratteri',
      ]);
    await expectInOrder(page);
    await fill(page, { ...passwords, 'Conferma nuova password': 'novello' });
    await submit(page).click();
    await page.getByText('Le password non corrispondono').waitFor();
    await fill(page, { ...passwords, 'Password corrente': 'sbagliata' });
    await submit(page).click();
    await page.getByText('La password corrente non è corretta').waitFor();
    await fill(page, passwords);
    await page.getByText(/^Debole: /).waitFor();
    await submit(page).click();
    await expectToast(page, 'Password aggiornata');
    await page.getByText('Almeno 6 caratteri').waitFor();
    expect(await page.getByLabel('Nuova password', { exact: true }).inputValue()).toBe('');
    await expect.poll(() => forget(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Esci e dimentica' }).waitFor();
    await expectInOrder(page);
  });
});

describe('changing the password', () => {
  test('needs nothing but the keyboard', async () => {
    const page = await ninaVisits();
    await page.getByRole('tab', { name: 'Sicurezza' }).focus();
    await page.keyboard.press('Tab');
    for (const [place, value] of Object.values(passwords).entries()) {
      // Between two fields lies the button that shows the first.
      if (place > 0) await page.keyboard.press('Tab');
      if (place > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expectToast(page, 'Password aggiornata');
  });

  test('that the server cannot hear or answer is told, and nothing typed is lost', async () => {
    const page = await ninaVisits();
    await fill(page, passwords);
    // The word of its strength comes in a file of its own, which would be cut.
    await page.getByText(/^Debole: /).waitFor();
    await page.context().setOffline(true);
    await submit(page).click();
    await expectToast(page, 'Errore', 'Il server non risponde.');
    await page.context().setOffline(false);
    await page.route('/api/user/change-password', route =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    );
    await submit(page).click();
    await expectToast(page, 'Errore', 'Errore nel cambio password');
    expect(await page.getByLabel('Nuova password', { exact: true }).inputValue()).toBe('novella');
  });
});

describe('where one is logged in', () => {
  const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

  test('is listed, and ends by a press, with the recognition or without', async () => {
    const page = await ninaVisits();
    const third = site().browser();
    await third.call(login, { body: { username: 'segreta', password: 'segreta' } });
    await page.reload();
    const here = rows(page).filter({ hasText: 'Questo dispositivo' });
    await here.waitFor();
    expect(await here.innerText()).toMatch(/Collegato adesso/);
    await expect.poll(() => rows(page).count()).toBe(3);
    await expectInOrder(page);
    const goOn = await holdBack(page, '**/api/user/sessions/*');
    await page
      .getByRole('button', { name: /^Esci da Browser, ultimo uso 5 gennaio 2027 alle \d+:\d\d$/ })
      .first()
      .click();
    await expect.poll(() => forget(page).last().getAttribute('aria-disabled')).toBe('true');
    goOn('continue');
    await expectToast(page, 'Accesso terminato');
    await page.locator('h2:focus').waitFor();
    expect(
      await rows(page)
        .filter({ hasText: /Non collegato, ultimo accesso: 5 gennaio 2027 alle \d+:\d\d/ })
        .count(),
    ).toBe(1);
    await forget(page).first().click();
    await expectToast(page, 'Dispositivo dimenticato');
    await expect.poll(() => rows(page).count()).toBe(2);
    await forget(page).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect((await third.fetch('/api/user')).status).toBe(401);
    await expectInOrder(page);
  });

  test('ends everywhere else at once, and here by forgetting the device', async () => {
    const page = await ninaVisits(desk);
    site().clock.moveTo(site().clock.now().add({ minutes: 10 }).toString());
    await page.getByRole('button', { name: 'Esci da tutti gli altri' }).press('Enter');
    await page.getByRole('heading', { name: 'Conferma la password' }).waitFor();
    await expectInOrder(page);
    await page.keyboard.type('sbagliata');
    await page.keyboard.press('Enter');
    await page.getByText('La password corrente non è corretta').waitFor();
    await fill(page, { Password: 'segreta' });
    await page.keyboard.press('Enter');
    await expectToast(page, 'Altri accessi terminati');
    await expect.poll(() => page.getByText('Collegato, ultimo uso').count()).toBe(0);
    await expectInOrder(page, [tablet, desk]);
    await page.getByRole('button', { name: 'Esci e dimentica' }).click();
    await expectToast(page, 'Logout effettuato');
    await page.waitForURL('/auth');
  });

  test('that cannot be read or ended is told so', async () => {
    const page = await ninaVisits();
    await page.route('/api/user/browsers/*', route => route.abort());
    await page.route('/api/user/sessions/*', route => route.abort());
    await forget(page).first().click();
    await expectToast(page, 'Errore', 'Impossibile dimenticare il dispositivo: Il server non risponde.');
    await page.getByRole('button', { name: /^Esci da Browser/ }).click();
    await expectToast(page, 'Errore', 'Impossibile terminare l’accesso: Il server non risponde.');
    await page.route('/api/user/sessions/*', route => route.fulfill({ status: 404, json: {} }));
    await page.getByRole('button', { name: /^Esci da Browser/ }).click();
    await page.locator('h2:focus', { hasText: 'Accessi' }).waitFor();
    await page.route('/api/user/browsers', route => route.abort());
    await page.reload();
    await page.getByText('Non riusciamo a mostrare gli accessi.').waitFor();
    await expectInOrder(page);
    await page.unroute('/api/user/browsers');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await forget(page).first().waitFor();
  });

  test.each(screens)('lose the one that is left for good, %s', async (_, viewport) => {
    const page = await ninaVisits(viewport);
    const narrow = viewport === phone;
    await page.getByRole('button', { name: narrow ? 'Apri il menu' : 'Menu di Nina Bruni' }).click();
    await expectInOrder(page, narrow ? [phone] : [tablet, desk]);
    await page
      .getByRole(narrow ? 'button' : 'menuitem', { name: 'Esci e dimentica questo dispositivo' })
      .click();
    await expectToast(page, 'Logout effettuato');
    await page.waitForURL('/auth');
    await page.getByRole('button', { name: 'Password dimenticata?' }).click();
    await page.getByRole('heading', { level: 2, name: 'Reimposta Password' }).waitFor();
    const { 'Password corrente': _current, ...fresh } = passwords;
    await fill(page, { 'Nome utente': 'segreta', ...fresh });
    await submit(page).click();
    await expectToast(page, 'Richiesta ricevuta');
  });
});
