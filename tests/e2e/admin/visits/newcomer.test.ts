import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arrive } from '../../booking/booking-steps.ts';
import { countTaps } from '../../people/days/taps.ts';
import { desk, expectInOrder, expectToast, phone, setStage } from '../../stage.ts';
import { calendarOn, customersOn } from '../admin-steps.ts';

const { site, visit } = setStage();

function newcomerOn(page: Page) {
  const { dialog, ...calendar } = calendarOn(page);
  const group = dialog.getByRole('group', { name: 'Nuovo cliente' });
  return {
    ...calendar,
    dialog,
    offer: (typed: string) => dialog.getByRole('option', { name: `Nuovo cliente «${typed}»` }),
    firstName: group.getByLabel('Nome', { exact: true }),
    lastName: group.getByLabel('Cognome', { exact: true }),
    number: group.getByLabel(/^Telefono/),
    back: group.getByRole('button', { name: 'Cerca tra i clienti' }),
  };
}

/** The last of what is offered, by keys. */
async function takeOffer(page: Page, offer: Locator) {
  await page.keyboard.press('ArrowUp');
  await offer.and(page.locator('[aria-selected="true"]')).waitFor();
  await page.keyboard.press('Enter');
}

const withoutLogin = async () =>
  (await site().store.users.list({})).filter(({ username }) => username === null);

describe('somebody who calls for the first time', () => {
  test('is entered and booked in one dialog on a phone, once, however often an answer is lost', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const taps = await countTaps(page);
    await page.reload();
    const form = newcomerOn(page);
    await form.free('martedì 5 gennaio', '15:00').tap();
    await form.customer.fill('Rosa De Neri');
    await form.dialog.getByText('Nessun cliente trovato.').waitFor();
    await form.offer('Rosa De Neri').tap();
    await form.number.and(page.locator(':focus')).waitFor();
    expect([await form.firstName.inputValue(), await form.lastName.inputValue()]).toEqual([
      'Rosa',
      'De Neri',
    ]);
    await form.number.fill('333123');
    await form.service.selectOption(String(site().taglio.id));
    await form.confirm.tap();
    await form.dialog.getByText('Il numero di telefono deve avere almeno 10 cifre').waitFor();
    await expectInOrder(page);
    await form.number.fill('3331234560');
    await loseAnswer(page, '**/api/customers');
    await form.confirm.tap();
    await expectToast(page, 'Errore');
    expect(await withoutLogin()).toHaveLength(1);
    await form.number.fill('3331234567');
    await loseRequest(page, '**/api/appointments');
    await form.confirm.tap();
    await form.customer.waitFor();
    expect(await form.customer.inputValue()).toBe('Rosa De Neri');
    await form.confirm.tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    await form.visit(/^Rosa De Neri ?, 15:00/).waitFor();
    await taps.expectTaps('is entered and booked, with three frights on the way', 6);
    expect(await withoutLogin()).toMatchObject([
      { firstName: 'Rosa', lastName: 'De Neri', phone: '3331234567', email: null },
    ]);
  });

  test('is entered and booked with the keyboard alone; the list of customers says that there is no account', async () => {
    const page = await visit('/admin', { as: site().salone, viewport: desk });
    const [form, customers] = [newcomerOn(page), customersOn(page)];
    await form.free('giovedì 7 gennaio', '15:00').press('Enter');
    await form.customer.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('333 999 8877');
    await form.dialog.getByText('Nessun cliente trovato.').waitFor();
    await takeOffer(page, form.offer('333 999 8877'));
    await form.firstName.and(page.locator(':focus')).waitFor();
    expect(await form.number.inputValue()).toBe('3339998877');
    await expectInOrder(page);
    await form.back.press('Enter');
    await form.customer.and(page.locator(':focus')).waitFor();
    expect(await form.customer.inputValue()).toBe('333 999 8877');
    await takeOffer(page, form.offer('333 999 8877'));
    await form.firstName.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Gino');
    for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
    await form.service.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Rif');
    await form.confirm.press('Enter');
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    await form.visit(/^Gino ?, Rifinitura barba/).waitFor();
    await page.getByRole('tab', { name: 'Clienti' }).press('Enter');
    await page.getByRole('cell', { name: 'Senza account' }).waitFor();
    await customers.look('Gino').press('Enter');
    await customers.dialog.getByText('Senza account').waitFor();
    expect(await customers.dialog.getByRole('button', { name: 'Link di reimpostazione' }).count()).toBe(0);
    await expectInOrder(page);
    await customers.dialog.getByRole('button', { name: 'Modifica' }).press('Enter');
    await customers.field('Nome').and(page.locator(':focus')).fill('');
    await customers.save.press('Enter');
    await expect.poll(() => customers.messages()).toEqual(['Scrivi almeno il nome o il cognome']);
    await customers.field('Cognome').fill('Neri');
    await customers.save.press('Enter');
    await expectToast(page, 'Cliente aggiornato', 'I dati di Neri sono stati salvati.');
    expect(await withoutLogin()).toMatchObject([{ firstName: null, lastName: 'Neri', phone: '3339998877' }]);
  });
});

/** The server does the work, and nobody hears of it. */
const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async route => {
      await arrive(route);
      await route.abort();
    },
    { times: 1 },
  );

const loseRequest = (page: Page, address: string) =>
  page.route(address, route => route.abort(), { times: 1 });
