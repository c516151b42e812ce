import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addApp, codeOf } from '../../http/accounts/authenticator-app.ts';
import { desk, expectInOrder, expectToast, phone, setStage, settle, tablet } from '../stage.ts';
import { fill, submit } from './auth-steps.ts';

const { site, visit } = setStage();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codesIn = (page: Page) =>
  page.getByRole('list', { name: 'Codici di recupero' }).locator('li').allInnerTexts();

async function logIn(page: Page) {
  await page.goto('/auth');
  await fill(page, { 'Nome utente': 'salone', Password: 'salone' });
  await submit(page).click();
  await page.getByRole('heading', { name: 'Conferma che sei tu' }).waitFor();
}

test('an app is set up on a phone, asked for at the next login, and taken away again', async () => {
  const page = await visit('/profile?scheda=sicurezza', {
    ...{ as: site().salone, viewport: phone },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await press(page, 'Attiva l’app');
  await page.getByLabel('Password', { exact: true }).fill('sbagliata');
  await press(page, 'Continua');
  await page.getByText('La password corrente non è corretta').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('salone');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Codice QR per l’app di autenticazione' }).waitFor();
  await expectInOrder(page);
  const key = page.getByRole('group', { name: 'Chiave per l’app' });
  const secret = (await key.innerText()).replaceAll(' ', '');
  const isWhole = await key.getByText(/./).evaluate(node => {
    const { scrollWidth, clientWidth } = node as unknown as Record<'scrollWidth' | 'clientWidth', number>;
    return clientWidth > 0 && scrollWidth <= clientWidth;
  });
  expect(isWhole).toBe(true);
  const inTheApp = await page.getByRole('link', { name: 'Apri nell’app' }).getAttribute('href');
  expect(new URL(inTheApp ?? '').searchParams.get('secret')).toBe(secret);
  await press(page, 'Copia la chiave');
  await page.getByText('Chiave copiata').waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(secret);
  await page.getByLabel('Poi scrivi il codice').fill('000000');
  await press(page, 'Attiva');
  await page.getByText('Codice sbagliato o già usato').waitFor();
  await page.getByLabel('Poi scrivi il codice').fill(codeOf(secret, site(), -1));
  await press(page, 'Attiva');
  const codes = await page
    .getByRole('heading', { name: 'Ora è attiva. Salva i codici' })
    .waitFor()
    .then(() => codesIn(page));
  expect(codes).toHaveLength(10);
  expect(await page.getByRole('button', { name: 'Ho finito' }).isDisabled()).toBe(true);
  await expectInOrder(page);
  await page.getByLabel('Li ho messi al sicuro').check();
  await press(page, 'Ho finito');
  await page.getByText('10 codici di recupero su 10').waitFor();
  await expectInOrder(page);
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }).then(() => undefined));
  await logIn(page);
  await expectInOrder(page);
  await page.getByLabel('Codice', { exact: true }).fill('123456');
  await press(page, 'Conferma');
  await page.getByText('Codice sbagliato o già usato').waitFor();
  await page.getByLabel('Codice', { exact: true }).fill(codeOf(secret, site()));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login effettuato');

  await page.goto('/profile?scheda=sicurezza');
  await press(page, 'Disattiva');
  await fill(page, { Password: 'salone', Codice: codes[0] ?? '' });
  await expectInOrder(page);
  await press(page, 'Sì, disattiva');
  await expectToast(page, 'App disattivata');
  await page.getByRole('button', { name: 'Attiva l’app' }).waitFor();
  // A phone has no room for it beside the calendar.
  await page.setViewportSize(tablet);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Attiva l’app' }).waitFor();
  await expectInOrder(page);
  await press(page, 'Non ora');
  const asked = page.waitForResponse('**/api/user/second-factor');
  await page.goto('/admin/settings');
  await page.getByRole('tab', { name: 'Orari' }).waitFor();
  await asked;
  await settle(page);
  expect(await page.getByRole('link', { name: 'Attiva l’app' }).count()).toBe(0);
});

test('at a desk a recovery code opens as well, and the way back leads to the login', async () => {
  const elsewhere = site().browser();
  await elsewhere.logIn(site().salone);
  const { recoveryCodes } = await addApp(site(), elsewhere, site().salone);
  const page = await visit('/auth', { viewport: desk });
  await logIn(page);
  await press(page, 'Torna al login');
  await page.getByRole('tab', { name: 'Accedi' }).waitFor();
  await logIn(page);
  await press(page, 'Usa un codice di recupero');
  await page.getByText('Persi anche quelli?').waitFor();
  await expectInOrder(page);
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login effettuato');
});
