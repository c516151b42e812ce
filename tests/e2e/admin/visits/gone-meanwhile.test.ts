import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../../adapters/http/contract/calls.ts';
import { confirmedAt } from '../../booking/booking-steps.ts';
import { expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

async function colleague() {
  const browser = site().browser();
  await browser.logIn(site().salone);
  return browser;
}

/** A new appointment on Tuesday at ten for Lucia. */
async function newFor(page: Page) {
  const form = calendarOn(page);
  await form.free('martedì 5 gennaio', '10:00').tap();
  await form.customer.fill('Lucia');
  await form.option(/^Lucia Verdi/).tap();
  return form;
}

describe('what goes while a new appointment is made is taken out of the form, and said', () => {
  test('a service that is archived', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const { taglio, barba, colore, lucia } = site();
    const cardsRead: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith(`/api/users/${lucia.id}`)) cardsRead.push(request.url());
    });
    const form = await newFor(page);
    await form.service.selectOption(String(barba.id));
    await form.dialog.getByRole('button', { name: 'Aggiungi servizio' }).tap();
    await form.dialog.getByLabel('Altro servizio').selectOption(String(colore.id));
    const other = await colleague();
    await other.call(calls.archiveService, { params: { id: colore.id } });
    await form.dialog.getByText('«Colore» non si può più prenotare: è stato tolto dalla scelta.').waitFor();
    await form.dialog.getByText('Dalle 10:00 alle 10:15.').waitFor();
    await expectInOrder(page);
    await other.call(calls.archiveService, { params: { id: barba.id } });
    await form.dialog.getByText('«Rifinitura barba», «Colore» non si possono più prenotare').waitFor();
    expect(await form.service.inputValue()).toBe('0');
    await form.service.selectOption(String(taglio.id));
    await form.dialog.getByText('Dalle 10:00 alle 10:30.').waitFor();
    await form.confirm.tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    expect(await confirmedAt(site())).toMatchObject([{ serviceName: 'Taglio uomo' }]);
    // The log names each reading.
    expect(cardsRead).toEqual([]);
  });

  test('a customer who is merged with another card', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: tablet });
    const other = await colleague();
    const { mario, taglio } = site();
    const { id } = await other.call(calls.addCustomer, { body: { firstName: 'Rosa' } });
    const form = calendarOn(page);
    await form.free('martedì 5 gennaio', '10:00').tap();
    await form.customer.fill('Rosa');
    await form.option(/^Rosa/).tap();
    await form.service.selectOption(String(taglio.id));
    await other.call(calls.mergePeople, { params: { id }, body: { into: mario.id } });
    await form.dialog.getByText('Rosa non è più tra i clienti: scegli di nuovo.').waitFor();
    expect(await form.customer.inputValue()).toBe('');
    await expectInOrder(page);
    await form.customer.fill('Mario');
    await form.option(/^Lucia Verdi/).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await form.dialog.getByText('Rosa non è più tra i clienti').waitFor({ state: 'detached' });
    expect(await page.locator(':focus').inputValue()).toBe('Mario Rossi');
    await form.confirm.tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
  });

  test('a stylist who takes no more bookings', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: tablet });
    const form = await newFor(page);
    const other = await colleague();
    await other.call(calls.removeStylist, { params: { id: site().anna.id }, query: {} });
    await form.dialog
      .getByText('Anna Bianchi non prende più prenotazioni: annulla e scegli un altro stylist.')
      .waitFor();
    expect(await form.confirm.count()).toBe(0);
    await expectInOrder(page);
    await form.dialog.getByRole('button', { name: 'Annulla' }).tap();
    await form.dialog.waitFor({ state: 'detached' });
  });
});
