import { describe, expect, test } from 'vitest';
import { desk, expectInOrder, expectToast, holdBack, phone, setStage, tablet } from '../stage.ts';
import { closeTheWeek } from './admin-steps.ts';

const { site, visit } = setStage();

describe('what a closure has left outside', () => {
  test('is dealt with one by one: called, kept or cancelled', async () => {
    await closeTheWeek(site());
    const page = await visit('/admin', { as: site().salone, viewport: desk });
    const button = page.getByRole('button', { name: /^Da sistemare/ });
    expect(await button.innerText()).toContain('4');
    await button.click();
    const panel = page.getByRole('region', { name: 'Da sistemare' });
    await expectInOrder(page);
    expect(await panel.getByRole('listitem').first().innerText()).toContain('Salone chiuso: Ferie');
    await panel.getByRole('button', { name: 'Tieni l’appuntamento di Mario Rossi per Taglio uomo' }).click();
    await expectToast(page, 'Appuntamento tenuto', 'Resta confermato com’è.');
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(3);
    await panel.getByRole('button', { name: /^Cancella l’appuntamento di Lucia Verdi per Colore/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Elimina' }).click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(2);
    expect(await button.innerText()).toContain('2');
    await panel.getByRole('button', { name: 'Chiudi' }).click();
    await expect.poll(() => panel.count()).toBe(0);
  });

  test('is kept at each press, also while another is under way; who moves one goes on at the heading', async () => {
    await closeTheWeek(site());
    const page = await visit('/admin', { as: site().salone, viewport: tablet });
    await page.getByRole('button', { name: /^Da sistemare/ }).click();
    const panel = page.getByRole('region', { name: 'Da sistemare' });
    const goOn = await holdBack(page, '**/api/appointments/*/keep');
    await panel.getByRole('button', { name: 'Tieni l’appuntamento di Mario Rossi per Taglio uomo' }).click();
    await panel.getByRole('button', { name: /^Tieni l’appuntamento di Lucia Verdi per Colore/ }).click();
    goOn('continue');
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(2);
    const heading = panel.getByRole('heading', { name: 'Da sistemare' }).and(page.locator(':focus'));
    await heading.waitFor();
    await panel
      .getByRole('button', { name: /^Sposta/ })
      .first()
      .click();
    const moving = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
    await moving.getByLabel('Giorno').fill('2027-01-09');
    await moving.getByRole('radio', { name: /, 11:00$/ }).check();
    await moving.getByRole('button', { name: 'Sposta qui' }).click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1);
    await heading.waitFor();
    await panel.getByRole('button', { name: 'Chiudi' }).click();
    await page
      .getByRole('button', { name: /^Da sistemare/ })
      .and(page.locator(':focus'))
      .waitFor();
  });

  test('is beside the tabs on a phone, and nothing is there when nothing is left', async () => {
    await closeTheWeek(site());
    const page = await visit('/admin', { as: site().salone, viewport: phone });
    await page.getByRole('button', { name: /^Da sistemare/ }).tap();
    const panel = page.getByRole('region', { name: 'Da sistemare' });
    await panel.waitFor();
    await expectInOrder(page);
    for (let left = 4; left > 0; left -= 1) {
      await panel
        .getByRole('button', { name: /^Tieni/ })
        .first()
        .tap();
      await expect.poll(() => panel.getByRole('listitem').count()).toBe(left - 1);
    }
    await panel.getByText('Tutto sistemato.').waitFor();
    expect(await page.getByRole('button', { name: /^Da sistemare/ }).count()).toBe(0);
  });
});
