import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../../adapters/http/contract/calls.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage } from '../../stage.ts';
import { aWeekOfVisits, calendarOn, closeTheWeek } from '../admin-steps.ts';

const { site, visit } = setStage();

function movingOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
  return {
    dialog,
    stylist: dialog.getByRole('combobox', { name: 'Con chi' }),
    day: dialog.getByLabel('Giorno', { exact: true }),
    time: (at: string) => dialog.getByRole('radio', { name: new RegExp(`, ${at}$`) }),
    confirm: dialog.getByRole('button', { name: 'Sposta qui' }),
  };
}

describe('the shop moves a visit', () => {
  test('from its detail with the keyboard: told at once that somebody was faster, moved, put back', async () => {
    await aWeekOfVisits(site());
    const { salone, lucia, taglio, bruno } = site();
    const page = await visit('/admin', { as: salone, viewport: desk });
    const [move, calendar] = [movingOn(page), calendarOn(page)];
    const seen = calendar.visit(/^Mario Rossi ?, 09:00/);
    await seen.press('Enter');
    await page
      .getByRole('dialog', { name: 'Mario Rossi' })
      .getByRole('button', { name: 'Sposta' })
      .press('Enter');
    await move.stylist.selectOption('Bruno Conti');
    await move.time('10:00').focus();
    await page.keyboard.press('Space');
    await expectInOrder(page);
    await book(site(), { by: lucia, service: taglio, stylist: bruno, date: '2027-01-05', time: '10:00' });
    await move.dialog.getByText('Alle 10:00 quel giorno non è libero.').waitFor();
    expect(await move.time('10:00').count()).toBe(0);
    await move.stylist.selectOption('Anna Bianchi');
    await move.time('15:00').focus();
    await page.keyboard.press('Space');
    await move.confirm.press('Enter');
    await expectToast(
      page,
      'Spostato a martedì 5 gennaio, 15:00',
      'Mario Rossi, Taglio uomo con Anna Bianchi',
    );
    await calendar.visit(/^Mario Rossi ?, 15:00/).waitFor();
    await page.getByRole('button', { name: 'Rimetti com’era' }).press('Enter');
    await expectToast(page, 'Rimesso com’era');
    await seen.waitFor();
  });

  test('not to a stylist who takes no more bookings: the dialog says so and whose times it shows', async () => {
    const { salone, mario, taglio, anna, bruno } = site();
    const at = { date: '2027-01-05', time: '10:00' };
    await book(site(), { by: mario, service: taglio, stylist: anna, ...at });
    const page = await visit('/admin?vista=salone', { as: salone, viewport: phone });
    await calendarOn(page)
      .visit(/^Mario Rossi ?, 10:00/)
      .tap();
    await page.getByRole('dialog', { name: 'Mario Rossi' }).getByRole('button', { name: 'Sposta' }).tap();
    const move = movingOn(page);
    await move.stylist.selectOption('Bruno Conti');
    const colleague = site().browser();
    await colleague.logIn(salone);
    await colleague.call(calls.removeStylist, { params: { id: bruno.id }, query: {} });
    const said = 'non si può più prenotare: questi sono gli orari di Anna Bianchi.';
    await move.dialog.getByText(`Con chi avevi scelto ${said}`).waitFor();
    await expectInOrder(page);
    await move.time('15:00').tap();
    await move.confirm.tap();
    await expectToast(page, 'Spostato a martedì 5 gennaio, 15:00');
  });

  test('from what a closure left outside, on a phone: it leaves that list', async () => {
    await closeTheWeek(site());
    const page = await visit('/admin', { as: site().salone, viewport: phone });
    await page.getByRole('button', { name: /^Da sistemare/ }).tap();
    const panel = page.getByRole('region', { name: 'Da sistemare' });
    await panel
      .getByRole('button', { name: /^Sposta Taglio uomo, Mario Rossi/ })
      .first()
      .tap();
    const move = movingOn(page);
    await move.dialog.getByRole('button', { name: /^Prossimo giorno libero/ }).waitFor();
    await expectInOrder(page);
    await move.day.fill('2027-01-13');
    await move.time('09:30').tap();
    await move.confirm.tap();
    await expectToast(page, 'Spostato a mercoledì 13 gennaio, 09:30');
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(3);
  });
});
