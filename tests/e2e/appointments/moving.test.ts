import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { moveAppointment } from '../../../adapters/http/contract/appointments.ts';
import { desk, expectInOrder, expectToast, phone, setStage } from '../stage.ts';
import { appointmentsOn, book, marioComesAndGoes } from './appointments-steps.ts';

const { site, visit } = setStage();

function movingOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
  return {
    dialog,
    open: page.getByRole('button', { name: /^Sposta Taglio uomo/ }),
    time: (at: string) => dialog.getByRole('radio', { name: new RegExp(`, ${at}$`) }),
    present: dialog.getByRole('radio', { name: /, adesso$/ }),
    day: (name: RegExp) => dialog.getByRole('button', { name }),
    said: (text: string) => dialog.getByText(text).first().waitFor(),
    toBe: (when: string) => dialog.getByRole('definition').filter({ hasText: when }).waitFor(),
    confirm: dialog.getByRole('button', { name: 'Sposta qui' }),
  };
}

describe('a customer moves a visit', () => {
  test('on a phone: to a time just taken, then to another day, and puts it back', async () => {
    await marioComesAndGoes(site());
    const { lucia, taglio, anna, mario } = site();
    const page = await visit('/appointments', { as: mario, viewport: phone });
    const [move, { card, cards }] = [movingOn(page), appointmentsOn(page)];
    await move.open.tap();
    await move.time('11:30').waitFor();
    expect(await move.present.isDisabled()).toBe(true);
    // Half of its own time.
    await move.time('10:45').waitFor();
    await expectInOrder(page);
    // A finger just after the dialog came would be the second tap of a double one.
    await move.confirm.and(page.locator(':not([data-asleep])')).tap({ force: true });
    await move.said('Scegli prima un orario.');

    await move.time('11:30').tap();
    await move.toBe('venerdì 8 gennaio, 11:30 – 12:00');
    await expectInOrder(page);
    await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-08', time: '11:30' });
    await move.confirm.tap();
    await move.dialog.getByRole('alert').filter({ hasText: 'Non spostato' }).waitFor();
    await expect.poll(() => move.time('11:30').count()).toBe(0);
    expect(
      await page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Non spostato' }).count(),
    ).toBe(0);
    await expectInOrder(page);

    await move.dialog.getByRole('button', { name: 'Cambia giorno' }).tap();
    await move.day(/^mercoledì 13 gennaio/).waitFor();
    await expectInOrder(page);
    await move.day(/^mercoledì 13 gennaio/).tap();
    await move.time('15:00').tap();
    await move.toBe('mercoledì 13 gennaio, 15:00 – 15:30');
    await move.confirm.tap();
    await expectToast(page, 'Spostato a mercoledì 13 gennaio, 15:00', 'Taglio uomo con Anna Bianchi');
    await card('15:00 – 15:30').waitFor();
    expect(await appointmentsOn(page).services()).toEqual(['Rifinitura barba', 'Taglio uomo']);
    // A toast with the focus in it stays.
    await page.getByRole('button', { name: 'Rimetti com’era' }).focus();
    await expectInOrder(page);

    await page.getByRole('button', { name: 'Rimetti com’era' }).tap();
    await expectToast(page, 'Rimesso com’era', 'L’appuntamento è di nuovo venerdì 8 gennaio, 10:30.');
    await cards.first().filter({ hasText: '10:30 – 11:00' }).waitFor();
    expect(await appointmentsOn(page).services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
  });

  test('with the keyboard, through a lost network and a move made elsewhere, to another stylist', async () => {
    await marioComesAndGoes(site());
    const { mario, bruno, anna } = site();
    const page = await visit('/appointments', { as: mario, viewport: desk });
    const move = movingOn(page);
    await move.open.focus();
    await page.keyboard.press('Enter');
    await move.day(/^venerdì 8 gennaio.*selezionato/).waitFor();
    await expectInOrder(page);
    const stylist = move.dialog.getByRole('combobox', { name: 'Con chi' });
    await stylist.selectOption('Bruno Conti');
    await move.time('10:30').focus();
    await page.keyboard.press('Space');
    await move.toBe('venerdì 8 gennaio, 10:30 – 11:00, con Bruno Conti');

    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await move.confirm.press('Enter');
    await move.said('Manca la rete.');
    expect(await page.getByText('Non spostato').count()).toBe(0);
    await page.context().setOffline(false);

    const shop = site().browser();
    await shop.logIn(site().salone);
    const [id] = (await site().store.appointments.list({ userId: mario.id }))
      .filter(({ status, serviceId }) => status === 'confirmed' && serviceId === site().taglio.id)
      .map(found => found.id);
    await shop.call(moveAppointment, {
      params: { id: id ?? 0 },
      body: { date: '2027-01-12', time: '16:00', stylistId: anna.id },
    });
    await move.confirm.press('Enter');
    await move.said('ora è martedì 12 gennaio 2027 alle 16:00 con Anna.');
    await move.dialog.filter({ hasText: 'Adesso: martedì 12 gennaio, 16:00 – 16:30' }).waitFor();
    await expectInOrder(page);
    await move.confirm.press('Enter');
    await expectToast(page, 'Spostato a venerdì 8 gennaio, 10:30', 'Taglio uomo con Bruno Conti');
    await move.dialog.waitFor({ state: 'detached' });
    await page.locator('[role="tab"]:focus').waitFor();
    expect(await site().store.appointments.find(id ?? 0)).toMatchObject({ stylistId: bruno.id });
  });
});
