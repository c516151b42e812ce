import { expect, test } from 'vitest';
import { sendLettersOf } from '../../../http/letters/send-letters-of.ts';
import { expectInOrder, expectToast, phone, setStage } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

test('whoever books, moves or deletes on a phone says whether the customer is written to', async () => {
  const { salone, taglio } = site();
  const page = await visit('/admin?vista=giorno', { as: salone, viewport: phone });
  const calendar = calendarOn(page);
  const write = page.getByRole('checkbox', { name: 'Scrivi a Mario Rossi' });
  const book = async (time: string, isTold: boolean) => {
    await calendar.free('martedì 5 gennaio', time).tap();
    await calendar.customer.fill('Mario');
    await calendar.option(/^Mario/).tap();
    await calendar.service.selectOption(String(taglio.id));
    await calendar.dialog.getByText(/^Dalle /).waitFor();
    expect(await write.isChecked()).toBe(true);
    if (!isTold) await write.tap();
    await expectInOrder(page);
    await calendar.confirm.tap();
    // The toast of the one before may still be there.
    await calendar.dialog.waitFor({ state: 'detached' });
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
  };
  await book('11:00', false);
  expect(await sendLettersOf(site())).toEqual([]);
  await book('10:00', true);
  expect(await sendLettersOf(site())).toEqual(['Appuntamento confermato: martedì 5 gennaio alle 10:00']);

  // Somebody new, whose address is typed with the name.
  const newcomer = 'Rosa De Neri rosa@example.com';
  await calendar.free('martedì 5 gennaio', '12:00').tap();
  await calendar.customer.fill(newcomer);
  await calendar.option(/^Nuovo cliente «Rosa/).tap();
  await calendar.service.selectOption(String(taglio.id));
  await page.getByRole('checkbox', { name: 'Scrivi a Rosa De Neri' }).tap();
  await expectInOrder(page);
  await calendar.confirm.tap();
  await calendar.visit(/^Rosa De Neri ?, 12:00/).waitFor();
  expect(await sendLettersOf(site())).toEqual([]);

  await calendar.visit(/^Mario Rossi ?, 10:00/).tap();
  await page.getByRole('dialog', { name: 'Mario Rossi' }).getByRole('button', { name: 'Sposta' }).tap();
  const moving = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
  await moving.getByRole('radio', { name: /, 15:00$/ }).tap();
  await write.tap();
  await expectInOrder(page);
  await moving.getByRole('button', { name: 'Sposta qui' }).tap();
  await expectToast(page, 'Spostato a martedì 5 gennaio, 15:00');
  await page.getByRole('button', { name: 'Rimetti com’era' }).tap();
  await expectToast(page, 'Rimesso com’era');
  expect(await sendLettersOf(site())).toEqual([]);

  await calendar.visit(/^Mario Rossi ?, 10:00/).tap();
  await page.getByRole('dialog', { name: 'Mario Rossi' }).getByRole('button', { name: 'Elimina' }).tap();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await write.isChecked()).toBe(true);
  await write.tap();
  await expectInOrder(page);
  await question.getByRole('button', { name: 'Elimina' }).tap();
  await calendar.visit(/^Mario Rossi ?, 10:00/).waitFor({ state: 'detached' });
  expect(await sendLettersOf(site())).toEqual([]);
});
