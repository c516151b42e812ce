import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { ok } from '../../../core/problem.ts';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder } from '../stage.ts';
import { bookingOn, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();

test('days and times follow when another stylist is chosen', async () => {
  const { anna: stylist, colore: service, lucia: by } = site();
  for (const time of ['08:30', '10:00', '11:30', '14:00', '15:30', '17:00', '18:30'])
    await book(site(), { by, service, stylist, date: '2027-01-05', time });
  const page = await visit(`/booking?servizio=${service.id}&stylist=${stylist.id}`, { as: site().mario });
  const booking = bookingOn(page);
  await booking.day('martedì 5 gennaio 2027, oggi, completo').waitFor();
  await booking.day('mercoledì 6 gennaio 2027, libero, selezionato').waitFor();
  await booking.back.click();
  await booking.stylist('Bruno Conti').check();
  await booking.next.click();
  await booking.day('martedì 5 gennaio 2027, oggi, libero').click();
  await booking.next.click();
  await booking.time('martedì 5 gennaio 2027, 08:30').waitFor();
  expect(await booking.time(/^martedì 5 gennaio 2027/).count()).toBeGreaterThan(20);
});

test('the calendar shows every day of its month, and no day of another', async () => {
  const { taglio, anna, mario } = site();
  const page = await visit(`/booking?servizio=${taglio.id}&stylist=${anna.id}`, { as: mario });
  const booking = bookingOn(page);
  await booking.day('martedì 5 gennaio 2027, oggi, libero, selezionato').waitFor();
  const days = page.getByRole('grid').getByRole('button');
  expect(await days.count()).toBe(31);
  await booking.button('Mese successivo').click();
  await booking.day(/^lunedì 1 febbraio 2027/).waitFor();
  expect(await days.count()).toBe(28);
});

test('only who does the service is shown, and the shop’s number where nobody does', async () => {
  const { anna, bruno, taglio, colore, mario, store } = site();
  const does = (stylistId: number, serviceIds: readonly number[]) =>
    store.timetables.change(Temporal.PlainDate.from('2027-01-05'), () =>
      ok({ write: { in: 'skills', put: { stylistId, serviceIds } }, answer: () => undefined }),
    );
  await does(bruno.id, [taglio.id]);
  const page = await visit(`/booking?servizio=${colore.id}&stylist=${bruno.id}`, { as: mario });
  const booking = bookingOn(page);
  await booking.toast('Un’altra persona per questo servizio').waitFor();
  await booking.back.click();
  await booking.stylist('Anna Bianchi').waitFor();
  expect(await booking.stylist('Bruno Conti').count()).toBe(0);
  await does(anna.id, []);
  await page.reload();
  await page.getByText('Al momento nessuno esegue questo servizio: chiamaci.').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\+?[\d ]+$/ })
    .waitFor();
  await expectInOrder(page);
});
