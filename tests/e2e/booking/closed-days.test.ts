import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import { ok } from '../../../core/problem.ts';
import { expectInOrder, phone } from '../stage.ts';
import { bookingOn, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();

test('who chooses somebody on leave is told when they are back, and why days cannot be had', async () => {
  const day = (date: string) => Temporal.PlainDate.from(date);
  const { store, anna, bruno, mario, taglio } = site();
  const leave = { from: day('2027-01-05'), to: day('2027-01-08'), part: null, reason: 'privato' };
  const course = { from: day('2027-01-12'), to: day('2027-01-13'), hours: [], stylistIds: null };
  const writes: readonly TimetableWrite[] = [
    { in: 'absences', put: { ...leave, id: null, stylistId: anna.id } },
    { in: 'closures', put: { ...course, id: null, reason: 'corso' } },
  ];
  for (const write of writes)
    await store.timetables.change(leave.from, () => ok({ write, answer: () => undefined }));

  const page = await visit(`/booking?servizio=${taglio.id}`, { as: mario, viewport: phone });
  const booking = bookingOn(page);
  await booking.stylist(/Anna Bianchi.*Torna sabato 9 gennaio/).check();
  expect(
    await booking
      .stylist(bruno.lastName ?? '')
      .locator('..')
      .innerText(),
  ).not.toContain('Torna');
  await booking.next.click();
  await booking.day('sabato 9 gennaio 2027, libero, selezionato').waitFor();
  expect(await booking.day(/^mercoledì 6 gennaio 2027, Anna Bianchi non lavora$/).count()).toBe(1);
  expect(await booking.day(/^martedì 12 gennaio 2027, chiuso: corso$/).count()).toBe(1);
  expect(await booking.day(/^lunedì 11 gennaio 2027, chiuso$/).count()).toBe(1);
  await page.getByText('Dal 12 al 13 gennaio: corso', { exact: true }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('privato');
  await expectInOrder(page);
});
