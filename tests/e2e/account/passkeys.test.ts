import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SoftAuthenticator } from '../../http/accounts/soft-authenticator.ts';
import { openPage } from '../pages/open-page.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../stage.ts';
import { fill } from './auth-steps.ts';

const { site, visit } = setStage();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The tests' browser makes no passkey that is found without a name (its debugger's device neither): this one answers in its place. */
async function plugIn(page: Page) {
  const device = new SoftAuthenticator();
  await page.exposeFunction('device', (what: 'create' | 'get', challenge: string) => device[what](challenge));
  await page.addInitScript(`
    const text = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const bytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0)).buffer;
    const ask = what => async ({ publicKey }) => {
      const { id, type, response } = await device(what, text(publicKey.challenge));
      const parts = Object.entries(response).map(([name, part]) => [name, bytes(part)]);
      return {
        ...{ id, type, rawId: bytes(id), response: Object.fromEntries(parts) },
        getClientExtensionResults: () => ({}),
      };
    };
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
    navigator.credentials.create = ask('create');
    navigator.credentials.get = ask('get');
  `);
  await openPage(page, '/profile?scheda=sicurezza');
}

test.each([
  ['on a phone', phone],
  ['at a desk', desk],
])('a passkey is made %s, opens the door without a password, and is taken away', async (_, viewport) => {
  const page = await visit('/profile?scheda=sicurezza', { as: site().mario, viewport, fresh: true });
  await plugIn(page);
  await press(page, 'Aggiungi una passkey');
  await fill(page, { Nome: 'iPhone', Password: 'sbagliata' });
  await press(page, 'Crea una passkey');
  await page.getByText('La password corrente non è corretta').waitFor();
  await expectInOrder(page);
  await fill(page, { Password: 'mario' });
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey creata');
  await page.getByText('Mai usata').waitFor();
  await expectInOrder(page);
  await press(page, 'Rinomina la passkey iPhone');
  await fill(page, { Nome: '' });
  await press(page, 'Salva');
  await page.getByText('Dai alla passkey un nome').waitFor();
  await fill(page, { Nome: 'Telefono' });
  await page.keyboard.press('Enter');
  await expectToast(page, 'Nome salvato');
  await expectInOrder(page);
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }).then(() => undefined));

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Accedi con passkey' }).waitFor();
  await expectInOrder(page);
  await press(page, 'Accedi con passkey');
  await expectToast(page, 'Login effettuato', 'Benvenuto, Mario!');

  const elsewhere = site().browser();
  await elsewhere.logIn(site().mario);
  await page.goto('/profile?scheda=sicurezza');
  await page.getByRole('button', { name: /^Esci da Browser/ }).waitFor();
  await press(page, 'Togli la passkey Telefono');
  await fill(page, { Password: 'mario' });
  await press(page, 'Sì, togli');
  await expectToast(page, 'Passkey tolta', 'Sugli altri dispositivi dovrai accedere di nuovo.');
  await page.locator('h2:focus', { hasText: 'Passkey' }).waitFor();
  await page.getByRole('button', { name: /^Esci da Browser/ }).waitFor({ state: 'hidden' });
  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }).then(() => undefined));
  await page.goto('/auth');
  await press(page, 'Accedi con passkey');
  await page.getByText('La passkey non è stata riconosciuta').waitFor();
  await beOffered(page, viewport);
});

test('the offer of a passkey leaves once there is one', async () => {
  const page = await visit('/', { as: site().lucia, fresh: true });
  await plugIn(page);
  await logOut(page);
  await logIn(page, 'lucia');
  const offer = page.getByRole('region', { name: 'La prossima volta, senza password?' });
  await offer.waitFor();
  await page.evaluate(`
    history.pushState(null, '', '/profile?scheda=sicurezza');
    dispatchEvent(new PopStateEvent('popstate'));
  `);
  await press(page, 'Aggiungi una passkey');
  await fill(page, { Nome: 'iPhone', Password: 'lucia' });
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey creata');
  await offer.waitFor({ state: 'hidden' });
});

/** Whoever logs in by a password and has none. */
async function beOffered(page: Page, viewport: typeof phone): Promise<void> {
  const takes = viewport === phone;
  const offer = page.getByRole('region', { name: 'La prossima volta, senza password?' });
  await logIn(page);
  await offer.waitFor();
  expect(await page.evaluate(roomForToasts)).toBeGreaterThanOrEqual(0);
  await expectInOrder(page, takes ? [phone, tablet] : [desk]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Prenota/ })
    .first()
    .click();
  await page.locator('#passo').waitFor();
  expect(await offer.isVisible()).toBe(false);
  await page.goBack();
  await offer.waitFor();
  await press(page, takes ? 'Crea una passkey' : 'Non ora');
  await offer.waitFor({ state: 'hidden' });
  if (takes) await expectToast(page, 'Passkey creata');
  await logOut(page);
  const loaded = page.waitForResponse(/\/show-offer-[^/]*\.js$/);
  await logIn(page);
  await loaded;
  await page.evaluate(untilOffered);
  expect(await offer.count()).toBe(0);
  await openPage(page, '/profile?scheda=sicurezza');
  await page.getByText(takes ? 'Mai usata' : /La password resta/).waitFor();
  expect(await offer.count()).toBe(0);
}

/** Asks what an offer asks before it is there, and waits as long. */
const untilOffered = `(async () => {
  await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  for (let times = 0; times < 3; times += 1) {
    await fetch('/api/user/passkeys');
    await new Promise(requestAnimationFrame);
  }
})()`;

/** Pixels between what toasts may take and the offer. */
const roomForToasts = `(() => {
  const toasts = document.querySelector('ol[tabindex="-1"]');
  const foot = toasts.getBoundingClientRect().bottom - parseFloat(getComputedStyle(toasts).paddingBottom);
  return document.querySelector('[aria-labelledby="senza-password"]').getBoundingClientRect().top - foot;
})()`;

async function logIn(page: Page, name = 'mario'): Promise<void> {
  await page.goto('/auth');
  await fill(page, { 'Nome utente': name, Password: name });
  await press(page, 'Accedi');
  await page.waitForURL('/');
}

const logOut = (page: Page) =>
  page.evaluate(() => fetch('/api/logout', { method: 'POST' }).then(() => undefined));
