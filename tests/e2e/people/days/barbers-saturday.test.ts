import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calendarOn, customersOn } from '../../admin/admin-steps.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { confirmedAt } from '../../booking/booking-steps.ts';
import { finger, middleOf } from '../../finger.ts';
import { expectToast, setStage, tablet } from '../../stage.ts';
import { countTaps, expectWholeInView, type Taps, tapTwice, write } from './taps.ts';

const { site, visit } = setStage();

const saturday = '2027-01-09';

/** Four appointments, and ten past ten in the morning. */
async function onSaturday(): Promise<Page> {
  const { mario, lucia, anna, bruno, taglio, barba, colore } = site();
  await book(site(), { by: mario, service: taglio, stylist: anna, date: saturday, time: '10:00' });
  await book(site(), { by: lucia, service: colore, stylist: anna, date: saturday, time: '11:00' });
  await book(site(), { by: lucia, service: barba, stylist: bruno, date: saturday, time: '10:30' });
  await book(site(), { by: mario, service: barba, stylist: bruno, date: saturday, time: '17:00' });
  site().clock.moveTo(`${saturday}T10:10:00+01:00`);
  return visit('/privacy', { viewport: tablet });
}

/** The night has ended the session of the tablet by the till. */
async function opensTheDay(page: Page, { expectTaps }: Taps): Promise<void> {
  await page.goto('/admin');
  await page.waitForURL('/');
  await expectToast(page, 'Accedi per aprire la dashboard');
  await page.getByRole('listitem').getByRole('link', { name: 'Accedi' }).tap();
  await write(page.getByLabel('Nome utente'), 'salone');
  await write(page.getByLabel('Password', { exact: true }), 'salone');
  await page.getByRole('button', { name: 'Accedi', exact: true }).tap();
  await page.waitForURL('/admin');
  await page.getByRole('main').locator('label').filter({ hasText: 'Salone' }).tap();
  // Bruno's day is in this view alone; Mario's appointment was in the view before as well.
  await calendarOn(page)
    .visit(/^Lucia Verdi ?, Rifinitura barba/)
    .waitFor();
  await expectWholeInView(page, calendarOn(page).visit(/^Mario Rossi ?, 10:00/));
  await page.reload();
  const calendar = calendarOn(page);
  await expectWholeInView(page, calendar.visit(/^Mario Rossi ?, 10:00/));
  await expectWholeInView(page, calendar.visit(/^Lucia Verdi ?, Rifinitura barba/));
  await expectTaps('logs in, and sees both chairs at this hour, after a reload as well', 5);
}

async function looksAndNearlyDeletes(page: Page, { expectTaps }: Taps): Promise<void> {
  const calendar = calendarOn(page);
  const visit = calendar.visit(/^Lucia Verdi ?, Rifinitura barba/);
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Elimina' });
  const question = page.getByRole('alertdialog');
  await visit.tap();
  // The second tap finds nothing that says yes.
  await tapTwice(page, remove, () => question.waitFor());
  await question.getByRole('button', { name: 'Annulla' }).tap();
  await question.waitFor({ state: 'detached' });
  await visit.tap();
  await remove.tap();
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await visit.waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  expect(await confirmedAt(site())).toHaveLength(4);
  await expectTaps('looks at an appointment twice, and does not delete it', 6);
}

async function takesSomebodyFromTheQueue(page: Page, { expectTaps }: Taps): Promise<void> {
  const calendar = calendarOn(page);
  await calendar.free('Bruno Conti, sabato 9 gennaio', '11:00').tap();
  await calendar.confirm.tap();
  await calendar.dialog.getByText('Scegli il cliente', { exact: true }).waitFor();
  await calendar.customer.and(page.locator(':focus')).fill('ros');
  await calendar.option(/^Mario Rossi/).tap();
  await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
  await calendar.dialog.getByText('Dalle 11:00 alle 11:30.').waitFor();
  await page.context().clearCookies();
  await calendar.confirm.tap();
  const again = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await again.getByLabel('Password', { exact: true }).fill('salone');
  await again.getByRole('button', { name: 'Accedi', exact: true }).tap();
  await again.waitFor({ state: 'detached' });
  await calendar.confirm.tap();
  await expectToast(page, 'Successo');
  await calendar.visit(/^Mario Rossi ?, 11:00/).waitFor();
  expect(await confirmedAt(site())).toHaveLength(5);
  await expectTaps('books; once too early, and with a login that ends meanwhile', 6);
}

/** He can come half an hour later; no, he cannot. */
async function movesByHand(page: Page, { expectTaps }: Taps): Promise<void> {
  const visit = calendarOn(page).visit(/^Mario Rossi ?, 11:00/);
  const [hand, at] = [await finger(page), await middleOf(visit)];
  const half = (await visit.boundingBox())?.height ?? 0;
  await hand.down(at);
  await page.getByRole('status').filter({ hasText: 'è dov’è adesso' }).waitFor({ state: 'attached' });
  for (const part of [0.5, 1]) await hand.to({ x: at.x, y: at.y + part * half });
  await hand.up();
  await expectToast(page, 'Spostato a sabato 9 gennaio, 11:30');
  await page.getByRole('button', { name: 'Rimetti com’era' }).tap();
  await visit.waitFor();
  await expectTaps('moves it by hand, and puts it back', 2);
}

async function callsAndHelps(page: Page, { expectTaps }: Taps): Promise<void> {
  const customers = customersOn(page);
  await page.getByRole('tab', { name: 'Clienti' }).tap();
  const number = page.getByRole('link', { name: '0551234567' }).first();
  expect(await number.getAttribute('href')).toBe('tel:0551234567');
  await customers.look('Mario Rossi').tap();
  await customers.dialog.getByText('3 appuntamenti').waitFor();
  await expectWholeInView(page, customers.dialog.getByRole('button', { name: 'Link di reimpostazione' }));
  await customers.dialog.getByRole('button', { name: 'Link di reimpostazione' }).tap();
  await customers.dialog.getByRole('button', { name: 'Sì, crea il link' }).tap();
  await customers.dialog.getByRole('img', { name: 'Codice QR del link di reimpostazione' }).waitFor();
  await page.goBack();
  await customers.dialog.waitFor({ state: 'detached' });
  await expectTaps('finds a number to call, and makes a link for a forgotten password', 4);
}

async function seesWhatComes(page: Page, { expectTaps }: Taps): Promise<void> {
  await page.getByRole('tab', { name: 'Appuntamenti' }).tap();
  await page.getByRole('combobox', { name: 'Periodo' }).selectOption('Da oggi in poi');
  const rows = page.locator('main tbody tr');
  await expect.poll(async () => (await rows.first().innerText()).includes('10:00')).toBe(true);
  await page.getByRole('tab', { name: 'Calendario' }).tap();
  await calendarOn(page)
    .visit(/^Mario Rossi ?, 11:00/)
    .waitFor();
  await expectTaps('sees today first, and comes back to the calendar as it was', 2);
}

test('a barber’s Saturday on a tablet, with every fright on the way', async () => {
  const page = await onSaturday();
  const taps = await countTaps(page);
  await opensTheDay(page, taps);
  await looksAndNearlyDeletes(page, taps);
  await takesSomebodyFromTheQueue(page, taps);
  await movesByHand(page, taps);
  await callsAndHelps(page, taps);
  await seesWhatComes(page, taps);
}, 180_000);
