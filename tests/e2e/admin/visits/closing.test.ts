import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setOutcome } from '../../../../adapters/http/contract/appointments.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { aWeekOfVisits, calendarOn, tuesdayOf } from '../admin-steps.ts';

const { site, visit } = setStage();

const tuesday = () => tuesdayOf(site());

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

  test('whose answer nobody can read is not closed, and may be tried again', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-05T09:40:00+01:00');
    const page = await visit('/admin?vista=salone', { as: site().salone, viewport: tablet });
    const closing = closingOn(page);
    await closing.open.tap();
    await expect.poll(() => closing.rows.count()).toBe(1);
    await page.route('**/api/appointments/*/outcome', route => route.fulfill({ json: null }), { times: 1 });
    await closing.confirm.tap();
    await closing.confirm.and(page.locator(':not([aria-busy])')).waitFor();
    await closing.confirm.tap();
    await expectToast(page, 'Giornata chiusa', '1 fatto');
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
    await page.getByRole('button', { name: 'Giovedì 7 gennaio 2027' }).waitFor();
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
    await closing.dialog.getByText(/Chi è ancora qui resta da segnare, se non scegli altro\.$/).waitFor();
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

  test('is said to leave somebody alone as long as it does, also when the visit ends meanwhile', async () => {
    await aWeekOfVisits(site());
    site().clock.moveTo('2027-01-05T11:29:00+01:00');
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone, fresh: true });
    const closing = closingOn(page);
    await closing.open.tap();
    const stays = closing.dialog.getByText(/Chi è ancora qui resta da segnare/);
    await stays.waitFor();
    site().clock.moveTo('2027-01-05T11:31:00+01:00');
    await page.clock.setFixedTime('2027-01-05T11:31:00+01:00');
    await page.clock.runFor(30_000);
    await page.getByTitle('Adesso, 11:31').first().waitFor({ state: 'attached' });
    expect(await closing.chosen('Lucia Verdi').innerText()).toBe('Non ora');
    expect(await stays.isVisible()).toBe(true);
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
