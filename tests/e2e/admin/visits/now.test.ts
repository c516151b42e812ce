import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { book } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, handhelds, phone, setStage, tablet } from '../../stage.ts';
import { aWeekOfVisits, calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

const lineOn = (page: Page) => ({
  now: page.getByRole('button', { name: 'Adesso', exact: true }),
  said: (text: string) => page.getByText(text, { exact: true }),
});

describe('the day as it runs', () => {
  test.each(handhelds)(
    '%s the calendar begins in the upper quarter, below it who is there and who is next',
    async (_, viewport) => {
      await aWeekOfVisits(site());
      site().clock.moveTo('2027-01-05T10:20:00+01:00');
      const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
      await lineOn(page).said('In corso: Lucia Verdi').waitFor();
      await lineOn(page).said('Poi alle 11:45 Lucia Verdi da Bruno Conti').waitFor();
      const { y = 0 } = (await page.getByRole('grid').locator('..').boundingBox()) ?? {};
      expect(y).toBeLessThanOrEqual(viewport.height / 4);
      await expectInOrder(page);
    },
  );

  test('on a tablet that lies it begins in the upper quarter, without the head of a desk', async () => {
    const viewport = { width: 1024, height: 768 };
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
    const grid = page.getByRole('grid').locator('..');
    await grid.waitFor();
    expect((await grid.boundingBox())?.y).toBeLessThanOrEqual(viewport.height / 4);
    const head = page.getByRole('heading', { level: 1 }).locator('..');
    expect((await head.boundingBox())?.height).toBe(1);
    await expectInOrder(page);
  });

  test('somebody who sits down now is entered on a phone, without being asked twice', async () => {
    site().clock.moveTo('2027-01-05T10:20:00+01:00');
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const form = calendarOn(page);
    await lineOn(page).now.tap();
    await form.dialog.getByText('martedì 5 gennaio, 10:15, con Anna Bianchi').waitFor();
    await form.customer.fill('mario');
    await form.option(/^Mario Rossi/).tap();
    await form.service.selectOption(String(site().taglio.id));
    await form.dialog.getByText('Dalle 10:15 alle 10:45.').waitFor();
    await expectInOrder(page);
    await form.confirm.tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    await form.visit(/^Mario Rossi ?, 10:15/).waitFor();
    await lineOn(page).said('In corso: Mario Rossi').waitFor();
    expect(await lineOn(page).now.count()).toBe(0);
  });

  test('who leaves no name is entered with one press in place of a search, on a phone', async () => {
    site().clock.moveTo('2027-01-05T10:20:00+01:00');
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const form = calendarOn(page);
    const passing = form.dialog.getByRole('button', { name: 'Di passaggio' });
    await lineOn(page).now.tap();
    await passing.tap();
    const back = form.dialog.getByRole('button', { name: 'Cerca tra i clienti' });
    await back.and(page.locator(':focus')).tap();
    await passing.tap();
    await form.service.selectOption(String(site().taglio.id));
    await form.dialog.getByText('Dalle 10:15 alle 10:45.').waitFor();
    await expectInOrder(page);
    await form.confirm.tap();
    await form.visit(/^Di passaggio ?, /).tap();
    const detail = page.getByRole('dialog', { name: 'Di passaggio' });
    await detail.waitFor();
    expect(await detail.getByRole('link').count()).toBe(0);
    await expectInOrder(page);
  });

  test('whoever is chosen has said when they come next, and that they already sit elsewhere', async () => {
    const { mario: by, bruno: stylist, taglio: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-07', time: '17:30' });
    const page = await visit('/admin?vista=giorno&giorno=2027-01-07', {
      as: site().salone,
      viewport: tablet,
    });
    const form = calendarOn(page);
    await form.free('giovedì 7 gennaio', '15:00').tap();
    await form.customer.fill('mario');
    await form.option(/^Mario Rossi/).tap();
    const next = 'Prossimo appuntamento: giovedì 7 gennaio, 17:30, Taglio uomo con Bruno Conti.';
    await form.dialog.getByText(next).waitFor();
    await expectInOrder(page);
    await page.keyboard.press('Escape');
    await form.dialog.waitFor({ state: 'detached' });
    await form.free('giovedì 7 gennaio', '17:15').tap();
    await form.customer.fill('mario');
    await form.option(/^Mario Rossi/).tap();
    await form.service.selectOption(String(service.id));
    await form.dialog.getByText('Mario Rossi è già da Bruno Conti alle 17:30.').waitFor();
    await form.confirm.tap();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
  });

  test('at a desk the running quarter-hour is chosen with the keyboard', async () => {
    site().clock.moveTo('2027-01-05T10:20:00+01:00');
    const page = await visit('/admin', { as: site().salone, viewport: desk });
    const form = calendarOn(page);
    await lineOn(page).now.press('Enter');
    await form.customer.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await form.free('martedì 5 gennaio', '10:15').press('Enter');
    await form.dialog.getByText('martedì 5 gennaio, 10:15, con Anna Bianchi').waitFor();
    expect(await form.free('martedì 5 gennaio', '10:00').count()).toBe(0);
  });
});
