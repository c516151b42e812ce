import { describe, expect, test } from 'vitest';
import { listAppointments } from '../../../../adapters/http/contract/appointments.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { middleOf } from '../../finger.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

const stored = async () => {
  const shop = site().browser();
  await shop.logIn(site().salone);
  const visits = await shop.call(listAppointments);
  return visits.map(({ date, time, overridden }) => [date.slice(0, 10), time, overridden]);
};

const onMonday = (word = 'chiuso') => `Aggiungi un appuntamento: lunedì 11 gennaio, ${word}`;

describe('on a day on which the shop is closed', () => {
  test('a visit is entered where the day is pressed on a phone, after it was asked', async () => {
    const path = '/admin?vista=giorno&giorno=2027-01-11';
    const page = await visit(path, { as: site().salone, viewport: phone });
    const form = calendarOn(page);
    const closed = page.getByRole('button', { name: onMonday() });
    await closed.waitFor();
    await expectInOrder(page);
    const { height = 0 } = (await closed.boundingBox()) ?? {};
    await closed.tap({ position: { x: 40, y: (height * 10.5) / 46 } });
    await form.dialog.getByText('lunedì 11 gennaio, 11:00, con Anna Bianchi').waitFor();
    await form.customer.fill('Mario');
    await form.option(/^Mario Rossi/).tap();
    await form.service.selectOption(String(site().taglio.id));
    await form.dialog.getByText('Fuori orario. Inserire lo stesso?').waitFor();
    await form.dialog.getByText('Quel giorno il salone è chiuso.').waitFor();
    await expectInOrder(page);
    await form.dialog.getByRole('button', { name: 'Inserisci lo stesso' }).tap();
    await form.visit(/^Mario Rossi ?, Fuori orario · 11:00/).waitFor();
    await expectInOrder(page);
    expect(await stored()).toEqual([['2027-01-11', '11:00', true]]);
  });

  test('one is dropped with the mouse, left where it was, and put there with the keyboard', async () => {
    const { mario: by, anna: stylist, taglio: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-12', time: '09:00' });
    const page = await visit('/admin?giorno=2027-01-12', { as: site().salone, viewport: desk });
    const seen = calendarOn(page).visit(/^Mario Rossi ?, 09:00/);
    await page.locator('#carry-hint').waitFor({ state: 'attached' });
    await seen.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: onMonday() }).and(page.locator(':focus')).waitFor();
    const question = page.getByRole('alertdialog', { name: 'Fuori orario. Spostare lo stesso?' });
    const { x, y } = await middleOf(seen);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const monday = await middleOf(page.getByRole('columnheader', { name: 'lunedì 11 gennaio' }));
    await page.mouse.move(monday.x, y, { steps: 6 });
    await page.mouse.up();
    await question.getByText('Andrebbe a lunedì 11 gennaio, 09:00.').waitFor();
    await expectInOrder(page);
    await question.getByRole('button', { name: 'Lascia dov’è' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await stored()).toEqual([['2027-01-12', '09:00', false]]);
    await seen.focus();
    for (const key of ['s', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await question.getByRole('button', { name: 'Sposta lo stesso' }).click();
    await expectToast(page, 'Spostato a lunedì 11 gennaio, 09:00');
    await calendarOn(page)
      .visit(/^Mario Rossi ?, Fuori orario · 09:00/)
      .waitFor();
    expect(await stored()).toEqual([['2027-01-11', '09:00', true]]);
  });

  test('and after closing one is put from the dialog by a time that is typed, on a tablet', async () => {
    const { mario: by, anna: stylist, taglio: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-12', time: '09:00' });
    const path = '/admin?vista=giorno&giorno=2027-01-12';
    const page = await visit(path, { as: site().salone, viewport: tablet });
    await calendarOn(page)
      .visit(/^Mario Rossi ?, /)
      .tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Sposta', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
    await dialog.getByLabel('Giorno', { exact: true }).fill('2027-01-13');
    await dialog.getByLabel('Un altro orario').fill('20:30');
    await dialog.getByRole('button', { name: 'Sposta qui' }).tap();
    await dialog.getByRole('button', { name: 'Sposta lo stesso' }).waitFor();
    await expectInOrder(page);
    expect(await dialog.getByRole('button', { name: 'Sposta qui' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Sposta lo stesso' }).tap();
    await expectToast(page, 'Spostato a mercoledì 13 gennaio, 20:30');
    expect(await stored()).toEqual([['2027-01-13', '20:30', true]]);
  });
});
