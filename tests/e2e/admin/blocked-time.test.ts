import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withRoles } from '../../../core/people/roles.ts';
import { book } from '../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage } from '../stage.ts';
import { aWeekOfVisits, calendarOn } from './admin-steps.ts';

const { site, visit } = setStage();

async function openCalendar(path: string, viewport = desk) {
  await aWeekOfVisits(site());
  const page = await visit(path, { as: site().salone, viewport });
  await page.getByRole('grid').waitFor();
  const form = page.getByRole('dialog', { name: 'Blocca orario' });
  return {
    ...{ page, calendar: calendarOn(page), form },
    asked: page.getByRole('dialog', { name: 'Un appuntamento resta fuori' }),
    absence: page.getByRole('gridcell').getByRole('button', { name: /^Assente/ }),
    shows: (from: string, to: string) =>
      page.getByRole('button', { name: new RegExp(`^Assente.*dalle ${from} alle ${to}`) }).waitFor(),
  };
}

/** When the first absence of the shop begins and ends, and whose it is. */
async function stored() {
  const [absence] = (await site().store.timetables.current()).absences;
  return absence && [absence.stylistId, absence.from.toString(), absence.part?.from, absence.part?.to];
}

const onThursday = '/admin?giorno=2027-01-07';

async function block(page: Page, day: string, time: string) {
  await calendarOn(page).free(day, time).click();
  await page.getByText('Blocca orario', { exact: true }).click();
}

/** With the mouse, from the middle of an element, so many pixels to the side and down. */
async function drag(page: Page, what: Locator, right: number, down: number) {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 });
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}

describe('time is blocked', () => {
  test('as quickly as an appointment is made, and is free again when it is taken back', async () => {
    const { page, form, absence } = await openCalendar(onThursday);
    await block(page, 'giovedì 7 gennaio', '15:00');
    await form.getByRole('button', { name: '2 ore' }).click();
    await form.getByLabel('Motivo').fill('Dentista');
    await expectInOrder(page);
    await form.getByRole('button', { name: 'Blocca' }).click();
    await expectToast(page, 'Successo', 'Orario bloccato');
    await page
      .getByRole('button', { name: /^Assente ?: giovedì 7 gennaio, dalle 15:00 alle 17:00\. ?Dentista$/ })
      .waitFor();
    await expectInOrder(page);
    const guest = await visit('/');
    const times = await guest.evaluate(async stylistId => {
      const reply = await fetch(`/api/timeslots?date=2027-01-07&stylistId=${stylistId}`);
      return ((await reply.json()) as { time: string; isAvailable: boolean }[]).flatMap(slot =>
        slot.isAvailable ? [] : [slot.time],
      );
    }, site().anna.id);
    expect(times).toEqual(expect.arrayContaining(['15:00', '16:45']));
    await absence.click();
    await page.getByRole('dialog', { name: 'Assenza' }).getByRole('button', { name: 'Togli' }).click();
    await calendarOn(page).free('giovedì 7 gennaio', '15:00').waitFor();
    expect(await stored()).toBeUndefined();
  });

  test('and what was taken back by mistake is put back in one press, whoever has booked meanwhile', async () => {
    const { anna, lucia, taglio } = site();
    const { page, form, absence } = await openCalendar(`${onThursday}&stylist=${anna.id}`, phone);
    await block(page, 'giovedì 7 gennaio', '15:00');
    await form.getByRole('button', { name: 'Blocca' }).tap();
    await absence.tap();
    await page.getByRole('dialog', { name: 'Assenza' }).getByRole('button', { name: 'Togli' }).tap();
    await expectToast(page, 'Successo', 'Assenza tolta: l’orario è di nuovo libero');
    await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-07', time: '15:00' });
    await page.getByRole('button', { name: 'Rimetti com’era' }).tap();
    const said = 'L’assenza è di nuovo al suo posto. Un appuntamento è da sistemare.';
    await expectToast(page, 'Successo', said);
    expect(await stored()).toEqual([anna.id, '2027-01-07', '15:00', '16:00']);
  });

  test('over an appointment only after that was shown, which stays confirmed', async () => {
    const { page, form, asked, absence, calendar } = await openCalendar('/admin', phone);
    await block(page, 'martedì 5 gennaio', '12:00');
    await form.getByRole('combobox', { name: 'Dalle' }).selectOption('09:15');
    await form.getByRole('button', { name: '30 min' }).click();
    await form.getByRole('button', { name: 'Blocca' }).click();
    await asked.getByText('09:00 – 09:30 · Taglio uomo').waitFor();
    await expectInOrder(page);
    await asked.getByRole('button', { name: 'Torna indietro' }).click();
    expect(await form.getByRole('combobox', { name: 'Dalle' }).inputValue()).toBe('09:15');
    await form.getByRole('button', { name: 'Blocca' }).click();
    await asked.getByRole('button', { name: 'Blocca' }).click();
    await expectToast(page, 'Successo', 'Orario bloccato. Un appuntamento è da sistemare.');
    await absence.waitFor();
    await calendar.visit(/^Mario Rossi ?, 09:00/).waitFor();
  });

  test('and stays so when its stylist leaves: it can only be taken back, which is said', async () => {
    const { anna } = site();
    const { page, form, absence } = await openCalendar(`${onThursday}&stylist=${anna.id}`, phone);
    await block(page, 'giovedì 7 gennaio', '15:00');
    await form.getByRole('button', { name: 'Blocca' }).click();
    await absence.waitFor();
    await site().store.users.changeRoles(anna.id, withRoles({ isStylist: false }));
    await page.reload();
    await absence.tap();
    const dialog = page.getByRole('dialog', { name: 'Assenza' });
    await dialog
      .getByText('Anna Bianchi non prende più prenotazioni: questa assenza si può solo togliere.')
      .waitFor();
    expect(await dialog.getByRole('button', { name: 'Salva' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Togli' }).tap();
    await expectToast(page, 'Successo', 'Assenza tolta: l’orario è di nuovo libero');
    expect(await stored()).toBeUndefined();
  });
});

describe('an absence in the calendar', () => {
  test('is stretched and moved with the mouse, to another day as well', async () => {
    const { page, form, absence, asked, shows } = await openCalendar(onThursday);
    await block(page, 'giovedì 7 gennaio', '15:00');
    await form.getByRole('button', { name: 'Blocca' }).click();
    await absence.waitFor();
    const { anna } = site();
    const quarter = ((await absence.boundingBox())?.height ?? 0) / 4;
    await drag(page, page.locator('[data-end="end"]'), 0, 2 * quarter);
    await shows('15:00', '16:30');
    expect(await stored()).toEqual([anna.id, '2027-01-07', '15:00', '16:30']);
    const friday = await page.getByRole('columnheader', { name: 'venerdì 8 gennaio' }).boundingBox();
    const thursday = await page.getByRole('columnheader', { name: 'giovedì 7 gennaio' }).boundingBox();
    const aDay = (friday?.x ?? 0) - (thursday?.x ?? 0);
    await drag(page, absence, aDay, -4 * quarter);
    await shows('14:00', '15:30');
    expect(await stored()).toEqual([anna.id, '2027-01-08', '14:00', '15:30']);
    await drag(page, absence, 0, 4 * quarter);
    await asked.getByText('16:00 – 16:15').waitFor();
    await asked.getByRole('button', { name: 'Torna indietro' }).click();
    await page.getByRole('dialog', { name: 'Assenza' }).getByRole('button', { name: 'Chiudi' }).click();
    expect(await stored()).toEqual([anna.id, '2027-01-08', '14:00', '15:30']);
  });

  test('is made, stretched, moved and left where it was with the keyboard alone', async () => {
    const { page, calendar, absence, shows } = await openCalendar(onThursday);
    const { anna } = site();
    await calendar.free('giovedì 7 gennaio', '15:00').focus();
    await page.keyboard.press('Enter');
    await calendar.customer.waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Blocca', exact: true }).focus();
    await page.keyboard.press('Enter');
    await absence.waitFor();
    await absence.focus();
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
    await shows('15:00', '16:30');
    for (const key of ['Alt+ArrowUp', 'Escape', 'Alt+ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect.poll(stored).toEqual([anna.id, '2027-01-07', '14:45', '16:15']);
  });
});
