import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newStylistForm } from '../../../adapters/http/contract/forms/person.ts';
import { withRoles } from '../../../core/people/roles.ts';
import { expectInOrder, expectToast, phone, setStage } from '../stage.ts';
import { askedIn, aWeekOfVisits } from './admin-steps.ts';

const { site, visit } = setStage();

async function openStylists(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/admin?scheda=stylist', { as: site().salone, ...options });
  await page.getByRole('button', { name: 'Aggiungi Stylist' }).waitFor();
  return page;
}

const names = (page: Page) =>
  page.getByRole('list', { name: 'Stylist, in ordine di nome' }).getByRole('heading').allInnerTexts();

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label).fill(value);
}

test('the stylists stand by name, with who else may administer', async () => {
  await aWeekOfVisits(site());
  const page = await openStylists();
  await page.getByText('3 appuntamenti in programma').waitFor();
  expect(await names(page)).toEqual(['Anna Bianchi', 'Bruno Conti']);
  await page.getByRole('heading', { name: 'Altri con accesso amministratore' }).waitFor();
  await page.getByRole('main').getByText('Salone Aurora').waitFor();
  await expectInOrder(page);
});

describe('a new stylist', () => {
  test('is added without changing who is logged in, and can log in', async () => {
    const page = await openStylists();
    await page.getByRole('button', { name: 'Aggiungi Stylist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aggiungi Stylist' });
    await expectInOrder(page);
    expect(await askedIn(dialog), 'each field has its input').toEqual(
      Object.keys(newStylistForm.shape).sort(),
    );
    await dialog.getByRole('button', { name: /^(Salva|Aggiungi Stylist)$/ }).click();
    for (const message of [
      'Il nome utente è obbligatorio',
      'Il nome è obbligatorio',
      'Il cognome è obbligatorio',
      'La password deve avere almeno 6 caratteri',
    ])
      await dialog.getByText(message).waitFor();
    await expectInOrder(page);
    await fillIn(page, { 'Nome utente': 'carla', Email: 'carla', Telefono: '12345' });
    await dialog.getByText('Email non valida').waitFor();
    await dialog.getByText('Il numero di telefono deve avere almeno 10 cifre').waitFor();
    await dialog.getByLabel('Nome', { exact: true }).fill('Carla');
    await dialog.getByLabel('Cognome').fill('Neri');
    await dialog.getByLabel('Password', { exact: true }).fill('carla-1');
    await fillIn(page, { Email: 'carla@example.com', Telefono: '0551234567' });
    await dialog.getByRole('button', { name: /^(Salva|Aggiungi Stylist)$/ }).click();
    await expectToast(page, 'Stylist aggiunto');
    await expect.poll(() => names(page)).toEqual(['Anna Bianchi', 'Bruno Conti', 'Carla Neri']);
    await page.getByRole('button', { name: 'Menu di Salone Aurora' }).waitFor();
    const added = await site().store.users.findByUsernameKey('carla');
    expect(added?.user).toMatchObject({ isAdmin: true, isStylist: true });
  });

  test('whose username is taken is told beside the field, and nothing typed is lost', async () => {
    const page = await openStylists();
    await page.getByRole('button', { name: 'Aggiungi Stylist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aggiungi Stylist' });
    await dialog.getByLabel('Nome utente').fill('Mario');
    await dialog.getByLabel('Nome', { exact: true }).fill('Mario');
    await dialog.getByLabel('Cognome').fill('Neri');
    await dialog.getByLabel('Password', { exact: true }).fill('mario-1');
    await dialog.getByRole('button', { name: /^(Salva|Aggiungi Stylist)$/ }).click();
    await expectToast(page, 'Errore', 'Impossibile creare lo stylist: ');
    expect(await dialog.getByLabel('Cognome').inputValue()).toBe('Neri');
  });
});

test('a stylist is edited', async () => {
  const page = await openStylists();
  await page.getByRole('button', { name: 'Modifica Bruno Conti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica Bruno Conti' });
  await dialog.getByLabel('Cognome').fill('Conte');
  await expectInOrder(page);
  await dialog.getByRole('button', { name: /^(Salva|Aggiungi Stylist)$/ }).click();
  await expectToast(page, 'Stylist aggiornato');
  await expect.poll(() => names(page)).toEqual(['Anna Bianchi', 'Bruno Conte']);
});

describe('removing a stylist', () => {
  const ask = async (page: Page, name: string) => {
    await page.getByRole('button', { name: `Rimuovi ${name}` }).click();
    return page.getByRole('alertdialog', { name: `Rimuovere ${name} dagli stylist?` });
  };

  test('says what stays, and takes the administrator’s rights too unless told otherwise', async () => {
    await aWeekOfVisits(site());
    const page = await openStylists();
    const question = await ask(page, 'Anna Bianchi');
    await question.getByText('Lo stylist non viene eliminato dal sistema').waitFor();
    await question.getByText('I suoi 3 appuntamenti futuri restano in programma.').waitFor();
    expect(await question.getByRole('checkbox').isChecked()).toBe(true);
    await expectInOrder(page);
    await question.getByRole('button', { name: 'Rimuovi' }).click();
    await expectToast(page, 'Stylist rimosso');
    await expect.poll(() => names(page)).toEqual(['Bruno Conti']);
    await page.getByRole('heading', { name: 'Non prendono più prenotazioni' }).waitFor();
    expect(await site().store.users.find(site().anna.id)).toMatchObject({ isStylist: false, isAdmin: false });
  });

  test('that the server does not hear of is told, and nothing changes', async () => {
    const page = await openStylists();
    const question = await ask(page, 'Bruno Conti');
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Rimuovi' }).click();
    await expectToast(page, 'Errore', 'Impossibile rimuovere lo stylist: Il server non risponde.');
    expect(await site().store.users.find(site().bruno.id)).toMatchObject({ isStylist: true });
  });
});

describe('an administrator who takes bookings herself', () => {
  const openAsAnna = () => openStylists({ as: site().anna });
  const ask = async (page: Page) => {
    await page.getByRole('button', { name: 'Rimuovi Anna Bianchi' }).click();
    return page.getByRole('alertdialog');
  };

  test('changes her name and phone here; username and e-mail only in the profile', async () => {
    const page = await openAsAnna();
    await page.getByRole('button', { name: 'Modifica Anna Bianchi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica Anna Bianchi' });
    for (const [label, hint] of [
      ['Nome utente', 'Il tuo nome utente non si cambia: è quello con cui accedi.'],
      ['Email (facoltativa)', 'La tua e-mail si cambia in Il Mio Profilo, con la password.'],
    ] as const) {
      expect(await dialog.getByLabel(label, { exact: true }).isEditable(), label).toBe(false);
      await dialog.getByText(hint).waitFor();
    }
    await expectInOrder(page);
    await dialog.getByLabel('Cognome').fill('Biondi');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expectToast(page, 'Stylist aggiornato');
    await page.getByRole('button', { name: 'Menu di Anna Biondi' }).waitFor();
    await expect.poll(() => names(page)).toEqual(['Anna Biondi', 'Bruno Conti']);
  });

  test('leaves the stylists and goes on administering when she keeps her rights', async () => {
    const page = await openAsAnna();
    const question = await ask(page);
    const warning = question.getByText('È il tuo: dopo non potrai più aprire questa dashboard.');
    await warning.waitFor();
    await expectInOrder(page);
    await question.getByRole('checkbox').uncheck();
    await warning.waitFor({ state: 'detached' });
    await question.getByRole('button', { name: 'Rimuovi' }).click();
    await expectToast(page, 'Stylist rimosso');
    await expect.poll(() => names(page)).toEqual(['Bruno Conti']);
    const others = page.getByRole('list', { name: 'Altri con accesso amministratore' });
    await others.getByRole('heading', { name: 'Anna Bianchi' }).waitFor();
  });

  test('is led home when she gives up her rights', async () => {
    const page = await openAsAnna();
    await (await ask(page)).getByRole('button', { name: 'Rimuovi' }).click();
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'Menu di Anna Bianchi' }).waitFor();
    expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  });

  test('cannot give them up as the last who has them', async () => {
    for (const { id } of [site().bruno, site().salone])
      await site().store.users.changeRoles(id, withRoles({ isAdmin: false }));
    const page = await openAsAnna();
    await (await ask(page)).getByRole('button', { name: 'Rimuovi' }).click();
    await expectToast(page, 'Errore', 'Impossibile rimuovere lo stylist: È l’ultimo amministratore');
    expect(await site().store.users.find(site().anna.id)).toMatchObject({ isStylist: true, isAdmin: true });
  });
});

test('a stylist is added, edited and removed with the keyboard alone', async () => {
  const page = await openStylists();
  const { keyboard } = page;
  const focused = (name: string) => page.locator(`[name="${name}"]:focus`).waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const onButton = (name: string) =>
    page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor();

  await page.getByRole('button', { name: 'Aggiungi Stylist' }).focus();
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await focused('username');
  for (const [name, text] of [
    ['username', 'carla'],
    ['firstName', 'Carla'],
    ['lastName', 'Neri'],
    ['email', ''],
    ['phone', '3331234567'],
    ['password', 'carla-1'],
  ] as const) {
    await focused(name);
    await keyboard.type(text);
    await press(name === 'password' ? 'Enter' : 'Tab');
  }
  await expectToast(page, 'Stylist aggiunto');
  await onButton('Aggiungi Stylist');
  await page.getByRole('button', { name: 'Modifica Carla Neri' }).waitFor();

  await page.getByRole('button', { name: 'Rimuovi Bruno Conti' }).focus();
  // Her telephone number stands between.
  await press('Tab', 'Tab');
  await onButton('Modifica Carla Neri');
  await press('Enter');
  await focused('username');
  await press('Tab', 'Tab');
  await focused('lastName');
  await keyboard.type('Nerini');
  await press('Enter');
  await expectToast(page, 'Stylist aggiornato');
  await onButton('Modifica Carla Nerini');

  await press('Tab');
  await onButton('Rimuovi Carla Nerini');
  await press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  for (let stop = 0; stop < 3 && !(await focusIsOn(page, 'checkbox')); stop += 1) await press('Shift+Tab');
  await press('Space');
  expect(await question.getByRole('checkbox').isChecked()).toBe(false);
  await press('Tab', 'Tab', 'Enter');
  await expectToast(page, 'Stylist rimosso');
  await onButton('Aggiungi Stylist');
  expect((await site().store.users.findByUsernameKey('carla'))?.user).toMatchObject({
    ...{ lastName: 'Nerini', isStylist: false, isAdmin: true },
  });
});

const focusIsOn = (page: Page, type: string) =>
  page.evaluate<boolean>(`document.activeElement.type === '${type}'`);

test('a shop without stylists is asked for its first', async () => {
  for (const { id } of [site().anna, site().bruno])
    await site().store.users.changeRoles(id, withRoles({ isStylist: false }));
  const page = await visit('/admin?scheda=stylist', { as: site().salone, viewport: phone });
  await page.getByRole('button', { name: 'Aggiungi Primo Stylist' }).waitFor();
  await expectInOrder(page);
});
