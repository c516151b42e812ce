import type { Locator, Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import { ok } from '../../../core/problem.ts';
import { everyDay, type Seven } from '../../http/timetable/timetable-steps.ts';
import { book } from '../appointments/appointments-steps.ts';
import { desk, expectInOrder, phone, tablet } from '../stage.ts';
import { bookingOn, confirmedAt, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();

const day = (date: string) => Temporal.PlainDate.from(date);
const opening = { from: '09:00', to: '18:00' };

/** Closed in August, Bruno every other Wednesday, a Monday with Anna alone, who is ill today from three o'clock on. */
async function theShopSets(): Promise<void> {
  const { store, anna, bruno } = site();
  const [open, weekA] = [[opening], everyDay([opening])];
  const weekB: Seven = [open, open, [], open, open, open, open];
  const august = { from: day('2027-08-09'), to: day('2027-08-22'), hours: [], stylistIds: null };
  const monday = { from: day('2027-01-11'), to: day('2027-01-11'), hours: [opening], stylistIds: [anna.id] };
  const ill = { from: day('2027-01-05'), to: day('2027-01-05'), part: { from: '15:00', to: '20:00' } };
  const writes: readonly TimetableWrite[] = [
    { in: 'closures', put: { ...august, id: null, reason: 'ferie d’agosto' } },
    { in: 'closures', put: { ...monday, id: null, reason: 'apertura straordinaria' } },
    { in: 'absences', put: { ...ill, id: null, stylistId: anna.id, reason: 'febbre' } },
    { in: 'plans', put: { stylistId: bruno.id, validFrom: day('2027-01-04'), weeks: [weekA, weekB] } },
  ];
  for (const write of writes)
    await store.timetables.change(day('2027-01-05'), () => ok({ write, answer: () => undefined }));
}

/** Lucia's colour from ten o'clock on: Anna is free again while it develops. */
async function aColourDevelops(): Promise<void> {
  const { store, lucia, anna, colore } = site();
  await store.services.update(colore.id, { processing: { after: 30, minutes: 30 } });
  await book(site(), { by: lucia, service: colore, stylist: anna, date: '2027-01-05', time: '10:00' });
}

const byFinger = (what: Locator) => what.tap();
const byKeyboard = async (what: Locator) => {
  await what.focus();
  await what.press('Space');
};

describe.each([
  ['on a phone', phone, byFinger],
  ['on a tablet', tablet, byFinger],
  ['at a desk, with the keyboard', desk, byKeyboard],
] as const)('who books meets the shop’s own time %s:', (_, viewport, press) => {
  async function toDays(page: Page, stylist: string) {
    const booking = bookingOn(page);
    await page.goto(`/booking?servizio=${site().taglio.id}`);
    await press(booking.stylist(stylist));
    await press(booking.next);
    await booking.heading('Scegli la data').waitFor();
    await booking.day(/selezionato$/).waitFor();
    return booking;
  }

  test('a colour that develops, an illness, a Monday with one stylist', async () => {
    await theShopSets();
    await aColourDevelops();
    const page = await visit('/', { as: site().mario, viewport });
    const booking = await toDays(page, 'Anna Bianchi');
    await booking.day(/^martedì 5 gennaio 2027, .*selezionato$/).waitFor();
    await booking.day('lunedì 11 gennaio 2027, libero').waitFor();
    expect(await booking.day(/^lunedì 18 gennaio 2027, chiuso$/).count()).toBe(1);
    await press(booking.next);
    await booking.time('martedì 5 gennaio 2027, 14:30').waitFor();
    for (const taken of ['10:00', '10:15', '10:45', '14:45', '15:00', '17:00'])
      expect(await booking.time(`martedì 5 gennaio 2027, ${taken}`).count(), taken).toBe(0);
    await expectInOrder(page);
    await press(booking.time('martedì 5 gennaio 2027, 10:30'));
    await press(booking.next);
    await press(booking.terms);
    await press(booking.confirm);
    await page.waitForURL('**/appointments');
    const { anna } = site();
    const stood = (await confirmedAt(site())).map(({ time, stylistId }) => [time.toString(), stylistId]);
    expect(stood.toSorted(([a = ''], [b = '']) => `${a}`.localeCompare(`${b}`))).toEqual([
      ['10:00:00', anna.id],
      ['10:30:00', anna.id],
    ]);
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('febbre');
  });

  test('every other Wednesday, a Monday for somebody else, August', async () => {
    await theShopSets();
    const page = await visit('/', { as: site().mario, viewport });
    const booking = await toDays(page, 'Bruno Conti');
    await booking.day('mercoledì 6 gennaio 2027, libero').waitFor();
    expect(await booking.day('mercoledì 13 gennaio 2027, Bruno Conti non lavora').count()).toBe(1);
    expect(await booking.day('lunedì 11 gennaio 2027, Bruno Conti non lavora').count()).toBe(1);
    await press(booking.day('mercoledì 20 gennaio 2027, libero'));
    await booking.day('mercoledì 20 gennaio 2027, libero, selezionato').waitFor();
    await page.getByLabel('Mese', { exact: true }).selectOption({ label: 'agosto' });
    await page.getByText('Dal 9 al 22 agosto: ferie d’agosto', { exact: true }).waitFor();
    expect(await booking.day('martedì 10 agosto 2027, chiuso: ferie d’agosto').count()).toBe(1);
    await booking.day('martedì 24 agosto 2027, libero').waitFor();
    await expectInOrder(page);
    await press(booking.next);
    await booking.time('mercoledì 20 gennaio 2027, 09:00').waitFor();
  });
});
