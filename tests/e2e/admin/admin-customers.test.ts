import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editUser } from '../../../adapters/http/contract/users.ts';
import { withRoles } from '../../../core/people/roles.ts';
import { book, marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, handhelds, holdBack, setStage, tablet } from '../stage.ts';
import { customersOn, register } from './admin-steps.ts';

const { site, visit } = setStage();
const path = '/admin?scheda=clienti';

async function openCustomers(at = path, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(at, { as: site().salone, ...options });
  const customers = customersOn(page);
  await customers.search.waitFor();
  return { page, customers };
}

describe.each(handhelds)('the customers %s', (_, viewport) => {
  test('stand by full name, without the administrators, under three figures', async () => {
    await register(site(), { username: 'ada', firstName: 'Éda', lastName: 'Zorzi', phone: '3331234567' });
    const { page, customers } = await openCustomers(path, { viewport });
    await customers.rows.nth(2).waitFor();
    const texts = await customers.rows.allInnerTexts();
    expect(texts.map(text => /Éda Zorzi|Lucia Verdi|Mario Rossi/.exec(text)?.[0])).toEqual([
      'Éda Zorzi',
      'Lucia Verdi',
      'Mario Rossi',
    ]);
    for (const said of ['mario', 'Mario Rossi', 'mario@example.com', '0551234567', 'Modifica'])
      expect(texts[2]).toContain(said);
    expect(await customers.tiles()).toEqual(['3', '2', '3']);
    await expectInOrder(page);
  });

  test('are edited, with what is wrong said beside its field', async () => {
    const { page, customers } = await openCustomers(path, { viewport });
    await customers.edit('Mario Rossi').click();
    await page.locator('[name="username"]:focus').waitFor();
    for (const label of ['Nome utente', 'Nome', 'Cognome']) await customers.field(label).fill(' ');
    await customers.field('Email (facoltativa)').fill('mario@');
    await customers.field('Telefono (facoltativo)').fill('333');
    await customers.save.click();
    await customers.dialog.getByText('Email non valida').waitFor();
    await expect
      .poll(() => customers.messages())
      .toEqual([
        'Il nome utente è obbligatorio',
        'Il nome è obbligatorio',
        'Il cognome è obbligatorio',
        'Email non valida',
        'Il numero di telefono deve avere almeno 10 cifre',
      ]);
    await expectInOrder(page);
    await customers.field('Nome utente').fill('mario.rossi');
    await customers.field('Nome').fill('Mariolino');
    await customers.field('Cognome').fill('Rossi');
    await customers.field('Email (facoltativa)').fill('');
    await customers.field('Telefono (facoltativo)').fill('+39 333 1234567');
    await customers.save.click();
    await expectToast(page, 'Cliente aggiornato');
    await customers.rows.filter({ hasText: 'Mariolino Rossi' }).waitFor();
    await hasFocusAfterwards(page, 'Mariolino Rossi');
    expect(await site().store.users.find(site().mario.id)).toMatchObject({
      ...{ username: 'mario.rossi', firstName: 'Mariolino', email: null, phone: '3331234567' },
    });
    await page.getByText('Con email').waitFor();
    expect(await customers.tiles()).toEqual(['2', '1', '2']);
  });

  test('are looked at, with all their visits', async () => {
    await marioComesAndGoes(site());
    const { page, customers } = await openCustomers(path, { viewport });
    await customers.look('Mario Rossi').click();
    await customers.dialog.getByText('5 appuntamenti').waitFor();
    const visits = await customers.dialog.getByRole('listitem').filter({ hasText: ':' }).allInnerTexts();
    expect(visits.map(text => text.split('\n')[0])).toEqual([
      'Gio 7 gennaio 2027, 11:00 – 12:30',
      'Ven 8 gennaio 2027, 10:30 – 11:00',
      'Mar 12 gennaio 2027, 09:00 – 09:15',
      'Mar 15 dicembre 2026, 15:00 – 15:15',
      'Gio 10 dicembre 2026, 10:30 – 11:00',
    ]);
    expect(visits[0]).toContain('Cancellato');
    expect(visits[0]).toContain('Colore con Anna Bianchi · 55,00');
    await expectInOrder(page);
    for (const size of [desk, viewport]) await page.setViewportSize(size);
    await page.keyboard.press('Escape');
    await hasFocusAfterwards(page, 'Mario Rossi');
  });
});

/** Where the button that opened the dialog has gone since the window changed, the customer's row or card stands in for it. */
const hasFocusAfterwards = (page: Page, name: string) =>
  page.locator(':is(tr, li):focus-within').filter({ hasText: name }).waitFor();

describe('what is looked for', () => {
  test('is found while one types, by name, username, e-mail or phone, without regard to case and accents', async () => {
    await register(site(), { username: 'nico', firstName: 'Nicolò', lastName: 'Sarti', phone: '3339876543' });
    const { page, customers } = await openCustomers();
    for (const text of ['NICOLO', 'nico', '98765']) {
      await customers.search.fill(text);
      await customers.count('1 cliente trovato').waitFor();
      await customers.rows.filter({ hasText: 'Nicolò Sarti' }).waitFor();
      await customers.search.fill('');
      await customers.rows.nth(2).waitFor();
    }
    await customers.search.fill('lucia@example.com');
    await customers.count('1 cliente trovato').waitFor();
    expect(await customers.tiles()).toEqual(['3', '2', '3']);
    await page.reload();
    await customers.count('1 cliente trovato').waitFor();
    expect(await customers.search.inputValue()).toBe('lucia@example.com');
  });

  test('or is not there', async () => {
    const { page, customers } = await openCustomers(`${path}&cerca-clienti=nessuno`);
    await page.getByText('Nessun cliente trovato per questa ricerca.').waitFor();
    // Read out as well.
    expect(await page.getByRole('status').filter({ hasText: /./ }).allInnerTexts()).toEqual([
      '0 clienti trovati',
    ]);
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Svuota la ricerca' }).click();
    await customers.rows.nth(1).waitFor();
  });
});

test('without customers the tab says so', async () => {
  const { mario, lucia } = site();
  for (const { id } of [mario, lucia]) await site().store.users.changeRoles(id, withRoles({ isAdmin: true }));
  const { page, customers } = await openCustomers();
  await page.getByText('Nessun cliente registrato.').waitFor();
  expect(await customers.tiles()).toEqual(['0', '0', '0']);
  await expectInOrder(page);
});

test('a long list comes part by part, and the first of the new rows has the focus', async () => {
  for (let place = 100; place < 140; place += 1)
    await register(site(), { username: `cliente${place}`, firstName: 'Ugo', lastName: `Zeta ${place}` });
  const { page, customers } = await openCustomers();
  await customers.rows.nth(29).waitFor();
  expect(await customers.rows.count()).toBe(30);
  await customers.more.click();
  await customers.rows.nth(41).waitFor();
  await customers.rows.nth(30).and(page.locator(':focus')).waitFor();
  expect(await customers.more.count()).toBe(0);
});

describe('trouble', () => {
  test('shows what is coming while the server thinks, and offers to ask again when it does not answer', async () => {
    const page = await visit('/admin', { as: site().salone });
    const goOn = await holdBack(page, '**/api/users?**');
    await page.getByRole('tab', { name: 'Clienti' }).click();
    await page.getByText('Caricamento dei clienti').waitFor();
    await expectInOrder(page);
    goOn('abort');
    await page.getByText('Non riusciamo a mostrare i clienti.').waitFor();
    await expectInOrder(page);
    await page.unroute('**/api/users?**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await customersOn(page).rows.nth(1).waitFor();
  });

  test('keeps what was typed when the server refuses it or cannot be reached', async () => {
    const { page, customers } = await openCustomers();
    await customers.edit('Mario Rossi').click();
    await customers.field('Nome utente').fill('lucia');
    await customers.save.click();
    await expectToast(page, 'Errore', 'Impossibile aggiornare il cliente: Questo nome utente è già in uso');
    await page.context().setOffline(true);
    await customers.save.click();
    await expectToast(page, 'Errore', 'Impossibile aggiornare il cliente: Il server non risponde.');
    expect(await customers.field('Nome utente').inputValue()).toBe('lucia');
  });
});

test('what is edited elsewhere stands here without a reload, in the open dialog as well', async () => {
  const { customers } = await openCustomers();
  await customers.look('Mario Rossi').click();
  await customers.dialog.getByText('Nessun appuntamento, finora.').waitFor();
  const { mario, anna, taglio } = site();
  await book(site(), { by: mario, service: taglio, stylist: anna, date: '2027-01-09', time: '10:00' });
  await customers.dialog.getByText('Sab 9 gennaio 2027, 10:00 – 10:30').waitFor();
  const browser = site().browser();
  await browser.logIn(anna);
  await browser.call(editUser, {
    params: { id: mario.id },
    body: { username: 'mario', firstName: 'Marione', lastName: 'Rossi', email: null, phone: null },
  });
  await customers.dialog.getByRole('heading', { name: 'Marione Rossi' }).waitFor();
});

test('what is changed elsewhere while a customer is edited stands beside what was typed, and is not saved over', async () => {
  const { page, customers } = await openCustomers();
  await customers.edit('Mario Rossi').click();
  await customers.field('Nome').fill('Mariolino');
  const { mario, anna } = site();
  const browser = site().browser();
  await browser.logIn(anna);
  const { firstName, lastName, email } = mario;
  const body = { username: 'mario.rossi', firstName, lastName, email, phone: '3331234567' };
  await browser.call(editUser, { params: { id: mario.id }, body });
  await expect.poll(() => customers.field('Nome utente').inputValue()).toBe('mario.rossi');
  expect(await customers.field('Nome').inputValue()).toBe('Mariolino');
  await customers.save.click();
  await expectToast(page, 'Cliente aggiornato');
  expect(await site().store.users.find(mario.id)).toMatchObject({ ...body, firstName: 'Mariolino' });
});

test('on a tablet a name and an address of usual length are not broken within a word', async () => {
  const email = 'bonaventura@gmail.it';
  const names = { firstName: 'Massimiliano', lastName: 'Bonaventura' };
  await register(site(), { username: 'ventura', ...names, email, phone: '33912345678' });
  const { page } = await openCustomers(path, { viewport: tablet });
  await page.getByRole('cell', { name: email }).waitFor();
  const lines = (text: string) => page.evaluate<number>(linesOf(text));
  expect(await lines('ventura')).toBe(1);
  expect(await lines('Massimiliano Bonaventura')).toBe(2);
  expect(await lines(email)).toBe(1);
});

const linesOf = (text: string) => `(() => {
  const range = document.createRange();
  range.selectNodeContents([...document.querySelectorAll('td, th')].find(cell => cell.innerText === '${text}'));
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
})()`;

test('the keyboard alone finds a customer and edits them', async () => {
  const { page, customers } = await openCustomers();
  await customers.search.focus();
  await page.keyboard.type('lucia');
  await customers.count('1 cliente trovato').waitFor();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await customers.edit('Lucia Verdi').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[name="username"]:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lucietta');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Cliente aggiornato');
  await customers.edit('Lucietta Verdi').and(page.locator(':focus')).waitFor();
});
