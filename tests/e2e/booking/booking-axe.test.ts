import { describe, expect, test } from 'vitest';
import { expectInOrder, inEveryWay, phone } from '../stage.ts';
import { bookingOn, setBookingStage, walk } from './booking-steps.ts';

const { site, visit } = setBookingStage();

describe('every step and state of the booking', () => {
  test('is in order: the way there', async () => {
    const page = await visit('/', { as: site().mario, viewport: phone });
    await walk(page, () => expectInOrder(page, undefined, inEveryWay));
  });

  test('is in order: what may stand in its way', async () => {
    const page = await visit('/', { as: site().mario, viewport: phone });
    const booking = bookingOn(page);
    await walk(page, async () => {});
    await booking.notes.fill('');
    await booking.confirm.click();
    await booking.toast('Termini di servizio').waitFor();
    await expectInOrder(page, undefined, inEveryWay);
    await page.route('**/api/{timeslots,availability,stylists}*', route => route.abort());
    for (const [step, sentence] of [
      [2, 'Non riusciamo a mostrare gli stylist.'],
      [3, 'Non riusciamo a leggere i giorni liberi.'],
    ] as const) {
      await page.goto(`/booking?passo=${step}`);
      await page.getByText(sentence).waitFor();
      await expectInOrder(page, undefined, inEveryWay);
    }
    await page.unroute('**/api/{timeslots,availability,stylists}*');
    await page.route('**/api/stylists', route => route.fulfill({ json: [] }));
    await page.goto('/booking?passo=2');
    await page.getByText('Nessuno stylist disponibile al momento.').waitFor();
    expect(await booking.next.isDisabled()).toBe(true);
    await expectInOrder(page, undefined, inEveryWay);
    await page.unroute('**/api/stylists');
    await page.route('**/api/timeslots*', route => route.fulfill({ json: [] }));
    await page.goto('/booking?passo=4');
    await booking.button(/^Prossimo giorno libero/).waitFor();
    await expectInOrder(page, undefined, inEveryWay);
    await page.evaluate('sessionStorage.clear()');
    await page.goto('/booking?passo=5');
    await page.getByText('Mancano alcune scelte').waitFor();
    await expectInOrder(page, undefined, inEveryWay);
  });
});
