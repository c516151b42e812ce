import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listAppointments, setOutcome } from '../../../../adapters/http/contract/appointments.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { aWeekOfVisits, calendarOn, listOn } from '../admin-steps.ts';

const { site, visit } = setStage();

/** A look at what stands for Tuesday, from another computer. */
async function tuesday() {
  const shop = site().browser();
  await shop.logIn(site().salone);
  const all = await shop.call(listAppointments, { query: { from: '2027-01-05', to: '2027-01-05' } });
  return { shop, all: all.toReversed() };
}

function detailOn(page: Page, customer: string) {
  const dialog = page.getByRole('dialog', { name: customer });
  return {
    dialog,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }),
    paid: dialog.getByLabel('Pagato, in euro'),
    story: dialog.getByText('Storia', { exact: true }),
  };
}

function closingOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Chiudi giornata' });
  return {
    open: page.getByRole('button', { name: /^Chiudi giornata/ }),
    dialog,
    rows: dialog.getByRole('listitem'),
    choose: (customer: string, choice: string) =>
      dialog.getByRole('radiogroup', { name: `Esito di ${customer}` }).getByText(choice, { exact: true }),
    chosen: (customer: string) =>
      dialog
        .getByRole('radiogroup', { name: `Esito di ${customer}` })
        .locator('label')
        .filter({ has: page.getByRole('radio', { checked: true }) }),
    confirm: dialog.getByRole('button', { name: 'Conferma' }),
  };
}

describe('an appointment in the dashboard', () => {
  test('on a phone is called about, put off, and says what was paid and who changed it', async () => {
    await aWeekOfVisits(site());
    const { mario: by, anna: stylist, barba: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-05', time: '11:30' });
    site().clock.moveTo('2027-01-05T09:40:00+01:00');
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const calendar = calendarOn(page);
    await calendar.visit(/^Lucia Verdi/).tap();
    const lucia = detailOn(page, 'Lucia Verdi');
    const call = lucia.dialog.getByRole('link', { name: /^Chiama Lucia Verdi/ });
    expect(await call.getAttribute('href')).toMatch(/^tel:/);
    await lucia.dialog.getByText('Nessun appuntamento prima di questo.').waitFor();
    expect(await lucia.press('Fatto').count()).toBe(0);
    await expectInOrder(page);
    await lucia.dialog.getByRole('button', { name: '+15 min: comincia alle 10:15' }).tap();
    await lucia.dialog.getByText(/^Questo orario è appena stato prenotato/).waitFor();
    await lucia.press('Chiudi').last().tap();
    await calendar.visit(/^Mario Rossi ?, Rifinitura/).tap();
    const mario = detailOn(page, 'Mario Rossi');
    await mario.dialog.getByRole('button', { name: '+15 min: comincia alle 11:45' }).tap();
    await expectToast(page, 'Spostato a martedì 5 gennaio, 11:45');
    await calendar.visit(/^Mario Rossi ?, 09:00/).tap();
    await mario.paid.waitFor();
    expect(await mario.dialog.getByRole('button', { name: /^\+/ }).count()).toBe(0);
    await mario.paid.fill('venti');
    await mario.press('Fatto').tap();
    await mario.dialog.getByText('Scrivi un importo, per esempio 18 oppure 18,50').waitFor();
    await mario.paid.fill('20');
    await expectInOrder(page);
    await mario.press('Fatto').tap();
    await expectToast(page, 'Segnato: fatto');
    await calendar.visit(/^Mario Rossi.*, fatto$/).tap();
    await mario.dialog.getByText('Fatto, pagati 20 €').waitFor();
    await mario.story.tap();
    await mario.dialog.getByText('Prenotato per martedì 5 gennaio 2027, 09:00, con Anna Bianchi').waitFor();
    await mario.dialog.getByText('Segnato: fatto, pagati 20 €').waitFor();
    await expectInOrder(page);
    await mario.press('Togli l’esito').tap();
    await expectToast(page, 'Esito tolto', 'L’appuntamento è di nuovo confermato.');
    await mario.dialog.waitFor({ state: 'detached' });
    expect((await tuesday()).all.map(({ status }) => status)).not.toContain('completed');
  });

  test('is opened from the list with the keyboard; who did not come is named so there and in the calendar', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-05T12:30:00+01:00');
    const page = await visit('/admin?scheda=appuntamenti', { as: site().salone, viewport: desk });
    const list = listOn(page);
    await page
      .getByRole('button', { name: 'Dettagli dell’appuntamento di Lucia Verdi per Colore' })
      .press('Enter');
    const lucia = detailOn(page, 'Lucia Verdi');
    const { shop, all } = await tuesday();
    const other = all.find(({ serviceName }) => serviceName === 'Colore');
    await lucia.press('Non venuto').waitFor();
    await expectInOrder(page);
    await page.route('**/api/appointments?*', route => route.abort());
    await shop.call(setOutcome, { params: { id: other?.id ?? 0 }, body: { outcome: 'completed' } });
    await lucia.press('Non venuto').press('Enter');
    await lucia.dialog.getByText('Nel frattempo l’esito è cambiato: ora è «Fatto».').waitFor();
    await page.unroute('**/api/appointments?*');
    await shop.call(setOutcome, { params: { id: other?.id ?? 0 }, body: { outcome: null } });
    await page.reload();
    await page.getByRole('button', { name: /^Dettagli .* Lucia Verdi per Colore/ }).press('Enter');
    await lucia.press('Non venuto').press('Enter');
    await expectToast(page, 'Segnato: non venuto');
    await list.rows.filter({ hasText: 'Colore' }).getByText('Non venuto').waitFor();
    await page.getByRole('tab', { name: 'Calendario' }).press('Enter');
    await calendarOn(page)
      .visit(/^Lucia Verdi ?, Non venuto/)
      .press('Enter');
    await lucia.dialog.getByRole('link', { name: 'Scheda di Lucia Verdi' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Lucia Verdi' })
      .getByRole('button', { name: 'Modifica' })
      .waitFor();
  });
});

describe('a day', () => {
  test('is closed on a tablet in one press; what could not be said stays, with its reason', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-05T19:00:00+01:00');
    const page = await visit('/admin?vista=salone', { as: site().salone, viewport: tablet });
    const closing = closingOn(page);
    expect(await closing.open.innerText()).toContain('3');
    await closing.open.tap();
    await expect.poll(() => closing.rows.count()).toBe(3);
    await closing.dialog.getByText('Totale: 83 €').waitFor();
    await expectInOrder(page);
    await closing.choose('Lucia Verdi, 11:45', 'Non venuto').tap();
    const { all } = await tuesday();
    const cut = `**/api/appointments/${all[1]?.id ?? 0}/outcome`;
    await page.route(cut, route => route.abort(), { times: 1 });
    await closing.confirm.tap();
    await closing.dialog.getByText('Un appuntamento non è stato segnato.').waitFor();
    await expect.poll(() => closing.rows.count()).toBe(1);
    await closing.rows.getByText('Il server non risponde.').waitFor();
    await expectInOrder(page);
    await closing.confirm.tap();
    await expectToast(page, 'Giornata chiusa', '1 fatto');
    await closing.dialog.waitFor({ state: 'detached' });
    expect(await closing.open.count()).toBe(0);
    expect((await tuesday()).all.map(({ status, missed }) => [status, missed])).toEqual([
      ['completed', false],
      ['completed', false],
      ['completed', true],
    ]);
  });

  test('that is past is closed on a phone, and one to come is not', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-07T09:00:00+01:00');
    const page = await visit('/admin?vista=giorno&giorno=2027-01-05', { as: site().salone, viewport: phone });
    const closing = closingOn(page);
    await closing.open.tap();
    await closing.choose('Mario Rossi, 09:00', 'Non ora').tap();
    await expectInOrder(page);
    await closing.confirm.tap();
    await expectToast(page, 'Esiti segnati', '2 fatti, 1 ancora da segnare');
    expect(await closing.open.innerText()).toContain('1');
    await page.getByRole('button', { name: 'Oggi' }).tap();
    await page.getByRole('button', { name: 'Giorno successivo' }).tap();
    await calendarOn(page)
      .visit(/^Mario Rossi/)
      .waitFor();
    expect(await closing.open.count()).toBe(0);
  });

  test('is closed at a desk with the keyboard, also from its week; what somebody else has said stands', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-05T11:40:00+01:00');
    const page = await visit('/admin', { as: site().salone, viewport: desk });
    const closing = closingOn(page);
    await closing.open.press('Enter');
    await expect.poll(() => closing.rows.count()).toBe(2);
    await closing.dialog
      .getByRole('radiogroup', { name: /^Esito di Mario/ })
      .getByRole('radio')
      .first()
      .press('ArrowRight');
    await expectInOrder(page);
    // Another closes the same day, of which this one has not heard.
    const { shop, all } = await tuesday();
    await page.route('**/api/appointments?*', route => route.abort());
    const [mario, lucia] = all;
    await shop.call(setOutcome, { params: { id: mario?.id ?? 0 }, body: { outcome: 'completed' } });
    await closing.confirm.press('Enter');
    await closing.rows.getByText('Nel frattempo l’esito è cambiato: ora è «Fatto».').waitFor();
    expect((await tuesday()).all.slice(0, 2).map(({ status, missed }) => [status, missed])).toEqual([
      ['completed', false],
      ['completed', false],
    ]);
    await page.unroute('**/api/appointments?*');
    for (const one of [mario, lucia])
      await shop.call(setOutcome, { params: { id: one?.id ?? 0 }, body: { outcome: null } });
    await expect.poll(() => closing.rows.count()).toBe(2);
    await closing.confirm.press('Enter');
    await expectToast(page, 'Giornata chiusa', '1 fatto, 1 non venuto');
  });

  test('that goes on leaves who is still there alone, unless something else is chosen', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-05T10:15:00+01:00');
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const closing = closingOn(page);
    await closing.open.tap();
    await expect.poll(() => closing.rows.count()).toBe(2);
    expect(await closing.chosen('Mario Rossi').innerText()).toBe('Fatto');
    expect(await closing.chosen('Lucia Verdi').innerText()).toBe('Non ora');
    await closing.dialog
      .getByText(/Chi è ancora in corso resta da segnare, se non scegli altro\.$/)
      .waitFor();
    await closing.dialog.getByText('Totale: 18 €').waitFor();
    await expectInOrder(page);
    await closing.confirm.tap();
    await expectToast(page, 'Esiti segnati', '1 fatto, 1 ancora da segnare');
    expect((await tuesday()).all.map(({ status }) => status)).toEqual([
      'completed',
      'confirmed',
      'confirmed',
    ]);
    await closing.open.tap();
    await closing.choose('Lucia Verdi, 10:00', 'Fatto').tap();
    await closing.confirm.tap();
    await expectToast(page, 'Giornata chiusa', '1 fatto');
  });

  test('of a week is asked for where several are open, the latest first', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-09T09:00:00+01:00');
    const page = await visit('/admin', { as: site().salone, viewport: desk });
    const closing = closingOn(page);
    await closing.open.click();
    const which = closing.dialog.getByRole('combobox', { name: 'Quale giorno?' });
    await expect.poll(() => closing.rows.count()).toBe(1);
    await expectInOrder(page);
    await which.selectOption('Martedì 5 gennaio');
    await expect.poll(() => closing.rows.count()).toBe(3);
    await closing.confirm.click();
    await expectToast(page, 'Giornata chiusa', '3 fatti');
    await closing.open.click();
    await expect.poll(() => closing.rows.count()).toBe(1);
    expect(await which.count()).toBe(0);
  });
});
