import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, narrowest, phone, screens, setStage } from '../stage.ts';
import { fill, messages, nina, submit } from './auth-steps.ts';

const stage = setStage();

describe.each(screens)('%s', (_, viewport) => {
  test('a guest opens an account and is logged in', async () => {
    const page = await stage.visit('/', { viewport });
    if (viewport === phone) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accedi o registrati' }).waitFor();
    await expectInOrder(page);
    await fill(page, nina);
    await page.getByText('Debole: parole comuni').waitFor();
    expect(await page.getByLabel('Telefono', { exact: true }).inputValue()).toBe('3331234567');
    const sent = page.waitForRequest('**/api/register');
    await submit(page).click();
    await expectToast(page, 'Registrazione completata', 'Account creato con successo!');
    expect((await sent).postDataJSON()).toEqual({
      ...{ username: 'nina', password: 'segreta', firstName: 'Nina', lastName: 'Bruni' },
      ...{ email: 'nina@example.com', phone: '3331234567' },
    });
    await page.waitForURL('/');
    await page.getByRole('link', { name: 'Prenota Ora' }).waitFor();
    if (viewport === phone) await page.getByRole('button', { name: 'Apri il menu' }).click();
    else await page.getByRole('button', { name: 'Menu di Nina Bruni' }).click();
    await page.getByText('nina@example.com').waitFor();
    await expectInOrder(page);
  });

  test('what is missing or wrong is said beside its field', async () => {
    const page = await stage.visit('/auth?scheda=registrati', { viewport });
    await submit(page).click();
    await page.getByText("L'username è obbligatorio").waitFor();
    await expect
      .poll(() => messages(page))
      .toEqual([
        "L'username è obbligatorio",
        'Inserisci il numero di telefono',
        'La password deve avere almeno 6 caratteri',
        'Conferma la password',
      ]);
    expect(await page.locator(':focus').getAttribute('name')).toBe('username');
    await expectInOrder(page);
    await fill(page, {
      'Nome utente': 'ni',
      'Email (facoltativa)': 'nina@',
      Telefono: '333',
      Password: 'segreta',
      'Conferma password': 'segreto',
    });
    await page.getByText('Le password non coincidono').waitFor();
    await expect
      .poll(() => messages(page))
      .toEqual([
        "L'username deve contenere almeno 3 caratteri",
        'Email non valida',
        'Il numero di telefono deve avere almeno 10 cifre',
        'Le password non coincidono',
      ]);
    await fill(page, nina);
    await expect.poll(() => messages(page)).toEqual([]);
  });
});

describe('opening an account', () => {
  test('under a name that is taken says so in a toast', async () => {
    const page = await stage.visit('/auth?scheda=registrati');
    await fill(page, { ...nina, 'Nome utente': 'MARIO' });
    await submit(page).click();
    await expectToast(page, 'Registrazione fallita', 'Questo nome utente è già in uso');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('username');
    await expect.poll(() => messages(page)).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe('nina@example.com');
  });

  test('shows what only the server found wrong beside its field, without a toast', async () => {
    const page = await stage.visit('/auth?scheda=registrati');
    await page.route('/api/register', route =>
      route.fulfill({
        status: 400,
        json: {
          error: 'Controlla i dati inseriti',
          code: 'invalid-input',
          fields: { email: 'Email non valida' },
        },
      }),
    );
    await fill(page, nina);
    await submit(page).click();
    await page.getByText('Email non valida').waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('email');
    expect(await page.getByText('Registrazione fallita').count()).toBe(0);
  });

  test('happens once, however often the button is pressed', async () => {
    const page = await stage.visit('/auth?scheda=registrati');
    const sent: string[] = [];
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('/api/register', async route => {
      sent.push(route.request().method());
      await held;
      await route.continue();
    });
    await fill(page, nina);
    await page.evaluate(`for (const _ of '12') document.querySelector('main [type=submit]').click()`);
    await page.getByRole('button', { name: 'Creazione in corso...' }).waitFor();
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
    await submit(page).click({ force: true });
    await page.getByLabel('Nome utente').press('Enter');
    await expectInOrder(page);
    answer();
    await page.waitForURL('/');
    expect(sent).toEqual(['POST']);
  });

  test('needs nothing but the keyboard', async () => {
    const page = await stage.visit('/auth');
    await page.getByRole('tab', { name: 'Accedi' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Telefono', { exact: true }).waitFor();
    await page.locator('[role=tab]:focus', { hasText: 'Registrati' }).waitFor();
    const values = Object.values(nina);
    for (const [place, value] of values.entries()) {
      await page.keyboard.press('Tab');
      // Between the two passwords lies the button that shows the first.
      if (place === values.length - 1) await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
    await expectToast(page, 'Registrazione completata');
  });
});

describe('the registration form', () => {
  test('keeps what was typed while one looks at the other tab', async () => {
    const page = await stage.visit('/auth?scheda=registrati');
    await fill(page, nina);
    await page.getByRole('tab', { name: 'Accedi' }).click();
    await page.getByRole('tab', { name: 'Accedi', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Registrati' }).click();
    expect(await page.getByLabel('Cognome').inputValue()).toBe('Bruni');
    expect(new URL(page.url()).search).toBe('?scheda=registrati');
  });

  test('tidies a phone number, key by key and pasted', async () => {
    const page = await stage.visit('/auth?scheda=registrati');
    const field = page.getByLabel('Telefono', { exact: true });
    for (const [typed, kept, pasted = kept] of [
      ['333 123-4567', '3331234567'],
      ['+39 333 123 4567', '3331234567'],
      ['00393331234567', '3331234567'],
      ['3931234567', '3931234567'],
      ['333abc12345678901', '33312345678', '33312345678901'],
      ['+44 7911 123456', '+447911123456'],
    ] as readonly (readonly [string, string, string?])[]) {
      await field.fill('');
      await field.pressSequentially(typed);
      expect(await field.inputValue(), typed).toBe(kept);
      await field.fill('');
      await page.keyboard.insertText(typed);
      expect(await field.inputValue(), `${typed}, pasted`).toBe(pasted);
    }
    expect(await field.getAttribute('maxlength')).toBeNull();
  });

  test('tells password managers and phones what each field is for, and hides passwords', async () => {
    const page = await stage.visit('/auth');
    const autocompletes = () =>
      page.evaluate(`[...document.querySelectorAll('main input')].map(field => field.autocomplete)`);
    const hidden = page.locator('main input[type=password]');
    expect(await autocompletes()).toEqual(['username', 'current-password']);
    expect(await hidden.count()).toBe(1);
    await page.getByRole('tab', { name: 'Registrati' }).click();
    await page.getByLabel('Telefono', { exact: true }).waitFor();
    expect(await autocompletes()).toEqual([
      'username',
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'new-password',
      'new-password',
    ]);
    expect(await hidden.count()).toBe(2);
    expect(await page.getByLabel('Telefono', { exact: true }).getAttribute('inputmode')).toBe('numeric');
    await page.getByText('Solo numeri, 10-11 cifre (es: 3331234567)').waitFor();
    expect(await page.getByLabel('Email').getAttribute('inputmode')).toBe('email');
  });

  test('fits the narrowest window, with all its messages', async () => {
    const page = await stage.visit('/auth?scheda=registrati', { viewport: narrowest });
    await submit(page).click();
    await page.getByText('Conferma la password').waitFor();
    await expectInOrder(page);
  });
});
