import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../setup/axe.ts';
import { bookingOn, setBookingStage, walk } from './booking-steps.ts';
import { desk, phone } from './stage.ts';

const { site, visit } = setBookingStage();

describe('every step and state of the booking', () => {
  test.each([
    ['light', 'at a desk', desk],
    ['dark', 'at a desk', desk],
    ['light', 'on a phone', phone],
    ['dark', 'on a phone', phone],
  ] as const)('has nothing for axe to complain about: %s, %s', async (colorScheme, _, viewport) => {
    const page = await visit('/', { as: site().mario, viewport, colorScheme });
    const booking = bookingOn(page);
    const found: Record<string, string[]> = {};
    const look = async (state: string): Promise<void> => {
      found[state] = await accessibilityViolations(page);
    };
    await walk(page, look);
    await booking.notes.fill('');
    await booking.confirm.click();
    await booking.toast('Termini di servizio').waitFor();
    await look('toast');
    await page.route('**/api/{timeslots,availability,stylists}*', route => route.abort());
    for (const [step, sentence] of [
      [2, 'Non riusciamo a mostrare gli stylist.'],
      [3, 'Non riusciamo a leggere i giorni liberi.'],
    ] as const) {
      await page.goto(`/booking?passo=${step}`);
      await page.getByText(sentence).waitFor();
      await look(`failed ${step}`);
    }
    await page.unroute('**/api/{timeslots,availability,stylists}*');
    await page.route('**/api/stylists', route => route.fulfill({ json: [] }));
    await page.goto('/booking?passo=2');
    await page.getByText('Nessuno stylist disponibile al momento.').waitFor();
    expect(await booking.next.isDisabled()).toBe(true);
    await look('no stylists');
    await page.unroute('**/api/stylists');
    await page.route('**/api/timeslots*', route => route.fulfill({ json: [] }));
    await page.goto('/booking?passo=4');
    await booking.button(/^Prossimo giorno libero/).waitFor();
    await look('no times');
    await page.evaluate('sessionStorage.clear()');
    await page.goto('/booking?passo=5');
    await page.getByText('Mancano alcune scelte').waitFor();
    await look('missing choices');
    expect(Object.entries(found).filter(([, violations]) => violations.length > 0)).toEqual([]);
    expect(Object.keys(found)).toHaveLength(11);
  });
});
