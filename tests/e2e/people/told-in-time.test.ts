import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { changeService } from '../../../adapters/http/contract/catalogue.ts';
import { arrive, bookingOn, confirmedAt, overflow, setBookingStage } from '../booking/booking-steps.ts';
import { expectWholeInView } from './days/taps.ts';

const { site, visit } = setBookingStage();

/** An old phone whose owner reads large letters. */
const old = { viewport: { width: 360, height: 640 } };

async function withLargeLetters(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '150%'))`,
  );
}

describe('the last step', () => {
  test('shows old and new when the service has changed meanwhile, and asks once more', async () => {
    const page = await visit('/', { as: site().mario });
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/, 'Anna Bianchi');
    await booking.terms.check();
    const { taglio, salone } = site();
    const admin = site().browser();
    await admin.logIn(salone);
    const { id, name, category } = taglio;
    const body = { name, category, description: null, price: 2_000, duration: 45 };
    await admin.call(changeService, { params: { id }, body });
    await booking.confirm.click();
    await page.getByText('Il servizio è cambiato mentre prenotavi').waitFor();
    await page.getByText('Prima: 30 minuti, 18,00 €').waitFor();
    await page.getByText('Adesso: 45 minuti, 20,00 €').waitFor();
    expect(await confirmedAt(site())).toEqual([]);
    await page.getByText(/dalle 10:30 alle 11:15/).waitFor();
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toMatchObject([{ price: 2_000, duration: 45 }]);
  });

  test('finds a booking standing whose answer was lost, before it says anything else', async () => {
    const page = await visit('/', { as: site().mario });
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    await page.route(
      '**/api/appointments',
      async route => {
        await arrive(route);
        await route.abort();
      },
      { times: 1 },
    );
    await booking.confirm.click();
    await booking.toast('Appuntamento confermato').waitFor();
    expect(await booking.toast('Errore nella prenotazione').count()).toBe(0);
    expect(await confirmedAt(site())).toHaveLength(1);
  });

  test('without a network says that nothing is stored, where one looks, and heals when it is back', async () => {
    const page = await visit('/', { as: site().mario, ...old });
    await withLargeLetters(page);
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    await page.context().setOffline(true);
    await booking.confirm.click();
    const told = page.getByText('Manca la rete. Non è salvato: premi di nuovo, non prenoti due volte.');
    await expectWholeInView(page, told);
    await page.context().setOffline(false);
    await told.waitFor({ state: 'detached' });
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toHaveLength(1);
  });

  test('marks the terms that are missing, in view and clear of the toast', async () => {
    const page = await visit('/', { as: site().mario, ...old });
    await withLargeLetters(page);
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.confirm.click();
    const told = page.getByText('Per prenotare spunta questa casella.');
    await told.waitFor();
    const toast = page.getByRole('listitem').filter({ hasText: 'Devi accettare' });
    await toast.waitFor();
    const [sentence, covered, bar] = await Promise.all([
      told.boundingBox(),
      toast.boundingBox(),
      booking.summary.boundingBox(),
    ]);
    const foot = (sentence?.y ?? 999) + (sentence?.height ?? 0);
    expect(foot).toBeLessThanOrEqual(covered?.y ?? 0);
    expect(foot).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

describe('on an old phone with large letters', () => {
  test('each step shows something to choose above the bar, and nothing hangs over', async () => {
    const page = await visit('/', { as: site().mario, ...old });
    await withLargeLetters(page);
    const booking = bookingOn(page);
    const expectInView = async (choice: ReturnType<typeof booking.button>) => {
      await choice.waitFor();
      await page.evaluate('window.scrollTo(0, 0)');
      const [first, bar] = await Promise.all([choice.boundingBox(), booking.summary.boundingBox()]);
      expect((first?.y ?? 999) + (first?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(bar?.height ?? 999).toBeLessThanOrEqual(100);
      expect(await overflow(page)).toBe(0);
    };
    await page.goto('/booking');
    await expectInView(booking.service('Taglio uomo'));
    await booking.service('Taglio uomo').click();
    await booking.next.click();
    await expectInView(page.locator('label').filter({ has: booking.stylist('Anna Bianchi') }));
    await booking.next.click();
    await expectInView(booking.day(/^sabato 9 gennaio 2027/));
    await booking.next.click();
    await expectInView(page.locator('label').filter({ has: booking.time(/, 10:30$/) }));
  });

  test('the appointment just booked stands first: weekday, hour and date above the toast', async () => {
    const page = await visit('/', { as: site().mario, ...old });
    await withLargeLetters(page);
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    const toast = page.getByRole('listitem').filter({ hasText: 'Appuntamento confermato' });
    const when = page.getByRole('article').first().getByRole('time');
    expect((await when.innerText()).replaceAll(/\s+/g, ' ')).toBe('Martedì 10:30 – 11:00 5 gennaio 2027');
    const [told, covered] = await Promise.all([when.boundingBox(), toast.boundingBox()]);
    expect((told?.y ?? 999) + (told?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
  });
});

test('a press on the grey ‘Continua’ says what is missing', async () => {
  const page = await visit('/booking', { as: site().mario });
  const booking = bookingOn(page);
  await booking.service('Taglio uomo').waitFor();
  await booking.next.press('Enter');
  await page.getByRole('alert').getByText('Scegli prima un servizio.').waitFor();
  await booking.service('Taglio uomo').click();
  await page.getByText('Scegli prima un servizio.').waitFor({ state: 'detached' });
});
