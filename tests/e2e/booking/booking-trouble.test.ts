import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../../core/people/user.ts';
import { arrive, bookingOn, confirmedAt, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();
let page: Page;
beforeEach(async () => void (page = await visit('/', { as: site().mario })));

/** As if in another tab of the same browser. */
async function logIn(at: Page, { username }: User): Promise<void> {
  const data = { username, password: username };
  const reply = await at.request.post('/api/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(reply.status()).toBe(200);
}

describe('a session that ends', () => {
  test('on the last step leads to the login and back to that step, choices and notes kept', async () => {
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/, 'Bruno Conti');
    await booking.notes.fill('Ci vediamo');
    await booking.terms.check();
    await page.context().clearCookies();
    await booking.confirm.click();
    await page.waitForURL('**/auth');
    await page.getByLabel('Nome utente').fill('mario');
    await page.getByLabel('Password', { exact: true }).fill('mario');
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await booking.heading('Conferma la prenotazione').waitFor();
    expect(await booking.notes.inputValue()).toBe('Ci vediamo');
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toMatchObject([{ stylistId: site().bruno.id, notes: 'Ci vediamo' }]);
  });

  test('by logout forgets the booking', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await booking.toast('Logout effettuato').waitFor();
    await logIn(page, site().mario);
    await page.goto('/booking?passo=4');
    await page.getByText('Mancano alcune scelte').waitFor();
  });

  test('and becomes another’s shows that one nothing of the first', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    await page.context().clearCookies();
    await logIn(page, site().lucia);
    await page.reload();
    await page.getByText('Mancano alcune scelte').waitFor();
    await logIn(page, site().mario);
    await page.reload();
    await page.getByText('Mancano alcune scelte').waitFor();
  });
});

describe('when the server is away', () => {
  test('the times can be asked for again, and waiting looks different from having none', async () => {
    const booking = bookingOn(page);
    await page.goto(`/booking?servizio=${site().taglio.id}&stylist=${site().anna.id}`);
    await booking.day(/selezionato$/).waitFor();
    let answer: 'no answer' | 'late' = 'no answer';
    let letThrough = (): void => {};
    const addresses: string[] = [];
    await page.route('**/api/timeslots*', async route => {
      addresses.push(route.request().url());
      if (answer === 'no answer') return route.abort();
      await new Promise<void>(resolve => (letThrough = resolve));
      return route.continue();
    });
    await booking.next.click();
    await page.getByRole('alert').getByText('Non riusciamo a leggere gli orari liberi.').waitFor();
    answer = 'late';
    await booking.button('Riprova').click();
    await expect.poll(() => addresses.length).toBe(2);
    await page.reload();
    await page.getByText('Caricamento degli orari').waitFor({ state: 'attached' });
    expect(await page.getByText(/Nessun orario/).count()).toBe(0);
    await expect.poll(() => addresses.length).toBe(3);
    letThrough();
    await booking.time(/, 10:30$/).waitFor();
    const stamps = addresses.map(address => new URL(address).searchParams.get('_t'));
    expect(stamps.filter(stamp => /^\d{13}$/.test(stamp ?? ''))).toHaveLength(3);
  });

  test('the last step says so, and pressing again books once', async () => {
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.notes.fill('Non perdermi');
    await booking.terms.check();
    const arrived: number[] = [];
    // The booking arrives, its answer does not, nor does any other.
    await page.route('**/api/appointments*', async route => {
      if (route.request().method() === 'POST') arrived.push(await arrive(route));
      await route.abort();
    });
    await booking.confirm.click();
    await booking.toast('Errore nella prenotazione').waitFor();
    expect(arrived).toEqual([201]);
    await page
      .getByText('Si è verificato un errore durante la prenotazione. Riprova più tardi.', { exact: true })
      .waitFor();
    expect(await booking.notes.inputValue()).toBe('Non perdermi');
    await page.getByText('Manca la rete. Non è salvato: premi di nuovo, non prenoti due volte.').waitFor();
    await page.unroute('**/api/appointments*');
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toHaveLength(1);
  });
});

describe('notes', () => {
  test('that are too long are marked beside their field, without a toast, and nothing is sent', async () => {
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    await booking.notes.fill('a'.repeat(1_001));
    await page.getByText('1 carattere di troppo').waitFor();
    await booking.confirm.click();
    await page.getByText('Le note non possono avere più di 1000 caratteri').waitFor();
    expect(await page.getByText('Errore nella prenotazione').count()).toBe(0);
    expect(await confirmedAt(site())).toEqual([]);
  });

  test('that the server refuses are marked beside their field, without a toast', async () => {
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    const refusal = {
      error: 'Controlla i dati inseriti',
      code: 'invalid-input',
      fields: { notes: 'Così no' },
    };
    await page.route('**/api/appointments', route => route.fulfill({ status: 400, json: refusal }));
    await booking.confirm.click();
    await page.getByText('Così no').waitFor();
    expect(await booking.notes.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('Errore nella prenotazione').count()).toBe(0);
  });
});
