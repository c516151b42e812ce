import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setOutcome } from '../../../../adapters/http/contract/appointments.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage } from '../../stage.ts';
import { aWeekOfVisits, calendarOn, listOn, tuesdayOf } from '../admin-steps.ts';

const { site, visit } = setStage();

const tuesday = () => tuesdayOf(site());

function detailOn(page: Page, customer: string) {
  const dialog = page.getByRole('dialog', { name: customer });
  return {
    dialog,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }),
    paid: dialog.getByLabel('Pagato, in euro'),
    story: dialog.getByText('Storia', { exact: true }),
  };
}

const putBack = (page: Page) => page.getByRole('button', { name: 'Rimetti com’era' });

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
    await putBack(page).tap();
    await expectToast(page, 'Esito rimesso com’era');
    await calendar.visit(/^Mario Rossi.*, fatto$/).tap();
    await mario.dialog.getByText('Fatto, pagati 20 €').waitFor();
    await mario.press('Togli l’esito').tap();
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
    await putBack(page).press('Enter');
    await expectToast(page, 'Esito rimesso com’era');
    expect((await tuesday()).all.map(({ status }) => status)).not.toContain('completed');
    await page.getByRole('button', { name: /^Dettagli .* Lucia Verdi per Colore/ }).press('Enter');
    await lucia.press('Non venuto').press('Enter');
    await list.rows.filter({ hasText: 'Colore' }).getByText('Non venuto').waitFor();
    await shop.call(setOutcome, { params: { id: other?.id ?? 0 }, body: { outcome: 'completed' } });
    await putBack(page).last().press('Enter');
    await expectToast(page, 'Non si può rimettere com’era', 'Nel frattempo l’esito è cambiato');
    await shop.call(setOutcome, { params: { id: other?.id ?? 0 }, body: { outcome: 'missed' } });
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
