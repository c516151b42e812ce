import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { moveAppointment } from '../../../../adapters/http/contract/appointments.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { finger, middleOf } from '../../finger.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { aWeekOfVisits, calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

async function openCalendar(path: string, viewport: typeof desk) {
  await aWeekOfVisits(site());
  const page = await visit(path, { as: site().salone, viewport });
  const seen = calendarOn(page).visit(/^Mario Rossi ?, 09:00/);
  await seen.waitFor();
  // What carries has come.
  await page.locator('#carry-hint').waitFor({ state: 'attached' });
  const quarter = ((await seen.boundingBox())?.height ?? 0) / 2;
  return { page, seen, quarter, said: (text: string) => saidOn(page, text) };
}

const saidOn = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

/** Where in the window the middle of a column lies. */
const columnAt = async (page: Page, name: string) =>
  (await middleOf(page.getByRole('columnheader', { name }))).x;

/** What scrolls. */
const frame = `document.querySelector('[role="grid"]').parentElement`;

/** It glides on for a while; then it is put back. */
const scrolledOut = (top: number) => `(async () => {
  const frame = ${frame};
  for (let still = 0, last = -1; still < 10; last = frame.scrollTop) {
    await new Promise(requestAnimationFrame);
    still = frame.scrollTop === last ? still + 1 : 0;
  }
  frame.scrollTop = ${top};
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
})()`;

const moved = (title: string) => [title, 'Mario Rossi, Taglio uomo con'] as const;

describe('a visit is carried in the calendar', () => {
  test('with the mouse: to another day, put back, and refused where somebody else is', async () => {
    const { page, seen, quarter, said } = await openCalendar('/admin', desk);
    const from = await middleOf(seen);
    const wednesday = await columnAt(page, 'mercoledì 6 gennaio');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(wednesday, from.y + quarter, { steps: 6 });
    await said('mercoledì 6 gennaio, 09:15 – 09:45: qui c’è posto');
    await expectInOrder(page);
    await page.mouse.up();
    await expectToast(page, ...moved('Spostato a mercoledì 6 gennaio, 09:15'));
    await calendarOn(page)
      .visit(/^Mario Rossi ?, 09:15/)
      .waitFor();
    await page.getByRole('button', { name: 'Rimetti com’era' }).click();
    await expectToast(page, 'Rimesso com’era');
    await seen.waitFor();

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 4 * quarter, { steps: 6 });
    await said('martedì 5 gennaio, 10:00 – 10:30: qui non si può');
    await expectInOrder(page);
    await page.mouse.up();
    await expectToast(page, 'Non spostato', 'Questo orario è appena stato prenotato.');

    // At the lower edge the calendar goes on.
    const { y, height } = (await page.getByRole('grid').locator('..').boundingBox()) ?? { y: 0, height: 0 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, y + height - 4, { steps: 6 });
    await said('martedì 5 gennaio, 19:45 – 20:15: qui non si può');
    await page.keyboard.press('Escape');
    await said('Lasciato dov’era.');
    await page.mouse.up();
    await seen.click();
    await page.getByRole('dialog', { name: 'Mario Rossi' }).waitFor();
  });

  test('with the keyboard: left where it was, let go when somebody else moves it, onto a place just taken', async () => {
    const { page, seen, said } = await openCalendar('/admin', desk);
    const { salone, lucia, barba, anna } = site();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await seen.focus();
    await press('s', 'ArrowRight', 'ArrowDown');
    await said('mercoledì 6 gennaio, 09:15 – 09:45: qui c’è posto');
    await press('Escape');
    await said('Lasciato dov’era.');

    await press('s', 'ArrowUp');
    await said('martedì 5 gennaio, 08:45 – 09:15: qui c’è posto');
    await book(site(), { by: lucia, service: barba, stylist: anna, date: '2027-01-05', time: '08:45' });
    await said('martedì 5 gennaio, 08:45 – 09:15: qui non si può');
    await press('Enter');
    await expectToast(page, 'Non spostato', 'Questo orario è appena stato prenotato.');

    await press('s', 'ArrowDown');
    const shop = site().browser();
    await shop.logIn(salone);
    const [id = 0] = (await site().store.appointments.list({ userId: site().mario.id }))
      .filter(({ time }) => time.hour === 9)
      .map(found => found.id);
    const elsewhere = { date: '2027-01-06', time: '11:00', stylistId: anna.id };
    await shop.call(moveAppointment, { params: { id }, body: elsewhere });
    await expectToast(
      page,
      'Non spostato',
      'Nel frattempo è stato spostato: ora è mercoledì 6 gennaio, 11:00.',
    );

    await calendarOn(page)
      .visit(/^Mario Rossi ?, 11:00/)
      .focus();
    await press('s', 'ArrowRight', 'Enter');
    await expectToast(page, ...moved('Spostato a giovedì 7 gennaio, 11:00'));
    await page.locator(`[data-visit="${id}"]:focus`).waitFor();

    await page.context().clearCookies();
    await press('s');
    await page.waitForURL('/');
    await expectToast(page, 'Accedi per aprire la dashboard');
    expect((await site().store.appointments.find(id))?.date.toString()).toBe('2027-01-07');
  });

  test('with a finger that has rested on it, on a phone; one that has not scrolls', async () => {
    const { page, seen, quarter, said } = await openCalendar('/admin', phone);
    const hand = await finger(page);
    const from = await middleOf(seen);
    const scrolled = () => page.evaluate<number>(`${frame}.scrollTop`);
    const before = await scrolled();
    await hand.down(from);
    for (const up of [10, 30, 60, 90]) await hand.to({ x: from.x, y: from.y - up });
    await hand.up();
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.evaluate(scrolledOut(before));
    const at = await middleOf(seen);
    await hand.down(at);
    await said('martedì 5 gennaio, 09:00 – 09:30: è dov’è adesso');
    for (const step of [1, 2, 3]) await hand.to({ x: at.x, y: at.y + step * quarter });
    await said('martedì 5 gennaio, 09:45 – 10:15: qui non si può');
    await expectInOrder(page);
    await hand.to({ x: at.x, y: at.y + 2 * quarter });
    await said('martedì 5 gennaio, 09:30 – 10:00: qui c’è posto');
    await hand.up();
    await expectToast(page, ...moved('Spostato a martedì 5 gennaio, 09:30'));
    await page.getByRole('button', { name: 'Rimetti com’era' }).tap();
    await seen.waitFor();
  });

  test('with a finger to somebody else’s column, on a tablet', async () => {
    const { page, seen, said } = await openCalendar('/admin?vista=salone', tablet);
    const hand = await finger(page);
    const at = await middleOf(seen);
    await hand.down(at);
    await said('09:00 – 09:30: è dov’è adesso');
    const bruno = await columnAt(page, 'Bruno Conti, martedì 5 gennaio');
    for (const part of [0.3, 0.6, 1]) await hand.to({ x: at.x + (bruno - at.x) * part, y: at.y });
    await said('Bruno Conti, martedì 5 gennaio, 09:00 – 09:30: qui c’è posto');
    await expectInOrder(page);
    await hand.up();
    await expectToast(
      page,
      'Spostato a martedì 5 gennaio, 09:00',
      'Mario Rossi, Taglio uomo con Bruno Conti',
    );
  });
});
