import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listAppointments } from '../../../../adapters/http/contract/appointments.ts';
import { addClosure } from '../../../../adapters/http/contract/timetable/closures.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

function formOn(page: Page) {
  const { dialog, ...calendar } = calendarOn(page);
  return {
    ...calendar,
    dialog,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }),
    choose: async (who: string, service: { id: number }) => {
      await calendar.customer.fill(who);
      await calendar.option(new RegExp(`^${who}`)).click();
      await calendar.service.selectOption(String(service.id));
    },
  };
}

const stored = async () => {
  const shop = site().browser();
  await shop.logIn(site().salone);
  return (await shop.call(listAppointments)).map(({ time, overridden }) => [time, overridden]);
};

describe('what would not be booked', () => {
  test('on a phone is moved to the nearest time that is free, the one press that harms nobody', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const form = formOn(page);
    await form.free('martedì 5 gennaio', '12:15').tap();
    await form.choose('Mario', site().colore);
    await form.dialog.getByText('Fuori orario. Inserire lo stesso?').waitFor();
    await form.dialog.getByText('Si chiude alle 13:00, l’appuntamento finirebbe alle 13:45.').waitFor();
    await expectInOrder(page);
    expect(await form.confirm.count()).toBe(0);
    await form.press('Sposta alle 11:30').tap();
    await form.dialog.getByText('martedì 5 gennaio, 11:30, con Anna Bianchi').waitFor();
    await form.dialog.getByText('Dalle 11:30 alle 13:00.').waitFor();
    await form.confirm.tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    expect(await stored()).toEqual([['11:30', false]]);
  });

  test('on a tablet is entered after closing all the same, and drawn there in words', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: tablet });
    const form = formOn(page);
    await form.free('martedì 5 gennaio', '19:45').tap();
    await form.choose('Lucia', site().taglio);
    for (let quarter = 0; quarter < 3; quarter += 1) await form.press('Un quarto d’ora dopo').tap();
    await form.dialog.getByText('Alle 20:30 il salone è chiuso.').waitFor();
    await expectInOrder(page);
    await form.press('Inserisci lo stesso').tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    const block = form.visit(/^Lucia Verdi ?, Fuori orario · 20:30 · Taglio uomo/);
    await block.scrollIntoViewIfNeeded();
    await expectInOrder(page);
    await block.tap();
    await page.getByRole('dialog').getByText('Fuori orario').waitFor();
    expect(await stored()).toEqual([['20:30', true]]);
    expect(await page.getByRole('button', { name: /^Da sistemare/ }).count()).toBe(0);
  });

  test('with the keyboard is entered into time that is over; nobody is put onto somebody else', async () => {
    const { mario: by, anna: stylist, taglio: service, barba } = site();
    await book(site(), { by, service, stylist, date: '2027-01-05', time: '09:00' });
    site().clock.moveTo('2027-01-05T10:05:00+01:00');
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: desk });
    const form = formOn(page);
    await form.free('martedì 5 gennaio', '10:15').press('Enter');
    await form.choose('Lucia', barba);
    await form.dialog.getByText('Dalle 10:15 alle 10:30.').waitFor();
    for (let quarter = 0; quarter < 4; quarter += 1) await form.press('Un quarto d’ora prima').press('Enter');
    await form.dialog.getByText(/^Non c’è posto/).waitFor();
    expect(await form.press('Inserisci lo stesso').count()).toBe(0);
    expect(await form.confirm.getAttribute('aria-disabled')).toBe('true');
    await form.press('Un quarto d’ora dopo').press('Enter');
    await form.dialog.getByText('Orario passato. Inserire lo stesso?').waitFor();
    await expectInOrder(page);
    await form.press('Inserisci lo stesso').press('Enter');
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    await form.visit(/^Lucia Verdi ?, Rifinitura barba ?, dalle 09:30/).press('Enter');
    const detail = page.getByRole('dialog', { name: 'Lucia Verdi' });
    await detail.getByText('Storia').press('Enter');
    await detail.getByText(/09:30, con Anna Bianchi. Inserito a orario passato./).waitFor();
  });

  test('is put off beyond closing from its detail, after the reason was told', async () => {
    const { mario: by, anna: stylist, taglio: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-05', time: '19:30' });
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: desk });
    await calendarOn(page)
      .visit(/^Mario Rossi/)
      .click();
    const dialog = page.getByRole('dialog', { name: 'Mario Rossi' });
    await dialog.getByRole('button', { name: /^\+15 min/ }).click();
    await dialog.getByText('Il servizio non finirebbe entro la chiusura delle 20:00').waitFor();
    await dialog.getByRole('button', { name: 'Sposta lo stesso' }).click();
    await expectToast(page, 'Spostato a martedì 5 gennaio, 19:45');
    expect(await stored()).toEqual([['19:45', true]]);
    await page.getByRole('button', { name: 'Rimetti com’era' }).click();
    await expectToast(page, 'Rimesso com’era');
    expect(await stored()).toEqual([['19:30', false]]);
  });
});

describe('what was cancelled by mistake', () => {
  test('is restored from the toast by the customer, on a phone', async () => {
    const { mario: by, anna: stylist, taglio: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-07', time: '10:00' });
    const page = await visit('/appointments', { as: by, viewport: phone });
    await page.getByRole('button', { name: /^Cancella/ }).tap();
    await page.getByRole('button', { name: 'Sì, cancella' }).tap();
    await expectToast(page, 'Appuntamento cancellato', "L'appuntamento è stato cancellato con successo");
    // A toast with the focus in it stays.
    await page.getByRole('button', { name: 'Ripristina' }).focus();
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Ripristina' }).tap();
    await expectToast(page, 'Appuntamento ripristinato', 'È di nuovo confermato, com’era.');
    await page.getByRole('button', { name: /^Cancella/ }).waitFor();
  });

  test('is not restored into time that was taken meanwhile, and says why', async () => {
    const { mario: by, anna: stylist, taglio: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-05', time: '10:00' });
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: desk });
    await page.getByRole('button', { name: /^Elimina l’appuntamento di Mario/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).press('Enter');
    await expectToast(page, 'Appuntamento cancellato');
    const shop = site().browser();
    await shop.logIn(site().salone);
    const closed = { from: '2027-01-05', to: '2027-01-05', hours: [], stylistIds: null, reason: 'Ferie' };
    await shop.call(addClosure, { body: closed });
    await page.getByRole('button', { name: 'Ripristina' }).press('Enter');
    await expectToast(page, 'Non ripristinato', 'In quell’orario Anna non lavora.');
  });
});
