import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { issueResetLink } from '../../../adapters/http/contract/users.ts';
import type { User } from '../../../core/people/user.ts';
import { expectInOrder, expectToast, narrowest, phone, screens, setStage } from '../stage.ts';
import { fill, messages, submit } from './auth-steps.ts';

const stage = setStage();

const typed = {
  'Nome utente': 'mario',
  'Nuova password': 'novella',
  'Conferma nuova password': 'novella',
};

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Reimposta Password' });
const forgotten = (page: Page) => page.getByRole('button', { name: 'Password dimenticata?' });
const focused = (page: Page, name: string) => page.locator(`[name="${name}"]:focus`).waitFor();

async function openForm(page: Page) {
  await forgotten(page).click();
  await heading(page).waitFor();
}

/** What an administrator hands over at the counter. */
async function counterLink(whose: User): Promise<string> {
  const admin = stage.site().browser();
  await admin.logIn(stage.site().salone);
  const { url } = await admin.call(issueResetLink, { params: { id: whose.id } });
  return new URL(url).pathname + new URL(url).hash;
}

async function logInWith(page: Page, password: string) {
  await fill(page, { Password: password });
  await submit(page).click();
}

/** A browser on which Mario was logged in, and no more. */
async function ownBrowser(viewport = phone): Promise<Page> {
  const page = await stage.visit('/', { as: stage.site().mario, viewport });
  await page.request.post('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1, name: 'Accedi o registrati' }).waitFor();
  return page;
}

describe.each(screens)('a forgotten password %s', (_, viewport) => {
  test('is set anew on a browser of one’s own, and opens the account', async () => {
    const page = await ownBrowser(viewport);
    await expectInOrder(page);
    await fill(page, { 'Nome utente': 'mario' });
    await openForm(page);
    expect(await page.getByLabel('Nome utente').inputValue()).toBe('mario');
    await expectInOrder(page);
    await fill(page, typed);
    await submit(page).click();
    await expectToast(
      page,
      'Password reimpostata',
      'La tua password è stata reimpostata con successo. Ora puoi accedere con la nuova password.',
    );
    await focused(page, 'password');
    expect(await page.getByLabel('Nome utente').inputValue()).toBe('mario');
    await expectInOrder(page);
    await logInWith(page, 'novella');
    await expectToast(page, 'Login effettuato', 'Benvenuto, Mario!');
  });
});

describe('a forgotten password', () => {
  test('without any proof is received, and nothing changes', async () => {
    const page = await stage.visit('/auth?scheda=reimposta');
    await fill(page, { ...typed, 'Nome utente': 'lucia' });
    await submit(page).click();
    await expectToast(
      page,
      'Richiesta ricevuta',
      "Se l'account ha un'e-mail, ti abbiamo inviato un link. Altrimenti chiedi in salone.",
    );
    await focused(page, 'username');
    expect(await page.getByLabel('Nome utente').inputValue()).toBe('');
    await fill(page, { 'Nome utente': 'lucia' });
    await logInWith(page, 'lucia');
    await page.waitForURL('/');
  });

  test('says beside each field what is missing or wrong', async () => {
    const page = await stage.visit('/auth?scheda=reimposta');
    await heading(page).waitFor();
    await submit(page).click();
    await focused(page, 'username');
    await expect
      .poll(() => messages(page))
      .toEqual([
        'Il nome utente deve essere di almeno 3 caratteri',
        'La nuova password deve essere almeno di 6 caratteri',
        'La conferma della password deve essere almeno di 6 caratteri',
      ]);
    await expectInOrder(page);
    await fill(page, { ...typed, 'Conferma nuova password': 'novello' });
    await submit(page).click();
    await page.getByText('Le password non corrispondono').waitFor();
    await expect.poll(() => messages(page)).toEqual(['Le password non corrispondono']);
    await fill(page, { 'Nuova password': 'novello' });
    await expect.poll(() => messages(page)).toEqual([]);
  });
});

describe('a link', () => {
  test('opens the form, leaves the address bar, and sets the password once', async () => {
    const link = await counterLink(stage.site().mario);
    const page = await stage.visit(link, { viewport: phone });
    await heading(page).waitFor();
    expect(page.url()).not.toContain('reimposta=');
    await Promise.all([page.waitForResponse('/api/user'), page.reload()]);
    await fill(page, typed);
    await submit(page).click();
    await expectToast(page, 'Password reimpostata');
    await logInWith(page, 'novella');
    await page.waitForURL('/');
    const another = await stage.visit(link);
    await fill(another, typed);
    await submit(another).click();
    await expectToast(another, 'Richiesta ricevuta');
  });

  test('opens it to whoever is logged in too, who stays so', async () => {
    const link = await counterLink(stage.site().mario);
    const page = await stage.visit(link, { as: stage.site().lucia });
    await heading(page).waitFor();
    await fill(page, typed);
    await submit(page).click();
    await expectToast(page, 'Password reimpostata');
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'Menu di Lucia Verdi' }).waitFor();
  });

  test('is left behind by giving up', async () => {
    const page = await stage.visit(await counterLink(stage.site().mario));
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('tab', { name: 'Accedi', selected: true }).waitFor();
    await page.goBack().catch(() => null);
    expect(await page.evaluate('JSON.stringify(history.state)')).not.toContain('resetToken');
  });

  test('arrives by letter where the account has an address', async () => {
    const page = await stage.visit('/auth?scheda=reimposta');
    await fill(page, typed);
    await submit(page).click();
    await expectToast(page, 'Richiesta ricevuta');
    await expect.poll(async () => (await stage.site().mailed()).length).toBe(1);
    const fragment = /#reimposta=[\w-]+/.exec(stage.site().mail.sent[0]?.text ?? '')?.[0];
    const opened = await stage.visit(`/auth${fragment}`);
    await fill(opened, typed);
    await submit(opened).click();
    await expectToast(opened, 'Password reimpostata');
  });
});

describe('the form', () => {
  test('needs nothing but the keyboard, and giving it up leads back', async () => {
    const page = await ownBrowser();
    const key = async (name: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(name);
    };
    await page.getByLabel('Nome utente').focus();
    await page.keyboard.type('mario');
    // Over the password, the button that shows it, and Accedi.
    await key('Tab', 4);
    await key('Enter');
    await page.locator('h2:focus').waitFor();
    await key('Tab', 6);
    expect(await page.locator(':focus').innerText()).toBe('Annulla');
    await key('Enter');
    await focused(page, 'password');
    await forgotten(page).focus();
    await key('Enter');
    await page.locator('h2:focus').waitFor();
    await key('Tab', 2);
    await page.keyboard.type('novella');
    await key('Tab', 2);
    await page.keyboard.type('novella');
    await key('Enter');
    await expectToast(page, 'Password reimpostata');
    await focused(page, 'password');
  });

  test('shows that it is under way, and sends once', async () => {
    const page = await ownBrowser();
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    const sent: string[] = [];
    await page.route('/api/auth/reset-password', async route => {
      sent.push(route.request().method());
      await held;
      await route.continue();
    });
    await openForm(page);
    await fill(page, typed);
    await page.evaluate(`for (const _ of '12') document.querySelector('main [type=submit]').click()`);
    await page.getByRole('button', { name: 'Reimpostazione...' }).waitFor();
    await expectInOrder(page);
    answer();
    await expectToast(page, 'Password reimpostata');
    expect(sent).toEqual(['POST']);
  });

  test('keeps what was typed when the server is away or has nothing to say', async () => {
    const page = await stage.visit('/auth?scheda=reimposta', { viewport: narrowest });
    await fill(page, typed);
    // The word of its strength comes in a file of its own, which would be cut.
    await page.getByText(/^Debole: /).waitFor();
    await page.context().setOffline(true);
    await submit(page).click();
    await expectToast(page, 'Errore', 'Il server non risponde. Controlla la connessione e riprova.');
    await page.context().setOffline(false);
    await page.route('/api/auth/reset-password', route =>
      route.fulfill({ status: 502, body: 'Bad Gateway' }),
    );
    await submit(page).click();
    await expectToast(page, 'Errore', 'Errore nel reset della password');
    expect(await page.getByLabel('Nuova password', { exact: true }).inputValue()).toBe('novella');
    await expectInOrder(page);
  });
});

test('a fragment that means nothing is no reason to fail', async () => {
  const page = await stage.visit('/auth#%');
  await page.getByRole('tab', { name: 'Accedi', selected: true }).waitFor();
});
