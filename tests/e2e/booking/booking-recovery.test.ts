import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '../../../adapters/http/contract/appointments.ts';
import { archiveService } from '../../../adapters/http/contract/catalogue.ts';
import { arrive, bookingOn, confirmedAt, setBookingStage } from './booking-steps.ts';

const { site, visit } = setBookingStage();
let page: Page;
beforeEach(async () => void (page = await visit('/', { as: site().mario })));

/** Somebody at the counter takes these starts of Anna's Tuesday. */
async function takeFromAnna(serviceId: number, times: readonly string[]): Promise<void> {
  const counter = site().browser();
  await counter.logIn(site().salone);
  const body = {
    userId: site().lucia.id,
    serviceId,
    stylistId: site().anna.id,
    date: '2027-01-05',
    notes: null,
  };
  for (const time of times) await counter.call(bookAppointment, { body: { ...body, time } });
}

async function archive(id: number): Promise<void> {
  const counter = site().browser();
  await counter.logIn(site().salone);
  await counter.call(archiveService, { params: { id } });
}

const annasWholeDay = ['08:30', '10:00', '11:30', '14:00', '15:30', '17:00', '18:30'];

describe('a booking under way', () => {
  test('survives a reload at any step', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id, 'Anna Bianchi');
    await booking.time(/, 12:30$/).check();
    await page.reload();
    expect(await booking.time('martedì 5 gennaio 2027, 12:30').isChecked()).toBe(true);
    await booking.next.click();
    await booking.notes.fill('Ho fretta');
    await booking.terms.check();
    await page.reload();
    expect(await booking.notes.inputValue()).toBe('Ho fretta');
    expect(await booking.terms.isChecked()).toBe(true);
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    expect(await confirmedAt(site())).toMatchObject([{ stylistId: site().anna.id, notes: 'Ho fretta' }]);
  });

  test('is left from its first step for the page it began on, also after a jump back', async () => {
    const booking = bookingOn(page);
    await page.getByRole('link', { name: 'Prenota Taglio uomo' }).click();
    await booking.next.click();
    await booking.day(/selezionato$/).waitFor();
    await booking.next.click();
    await booking.heading('Scegli l’ora').waitFor();
    await booking.button(/^1/).click();
    await booking.heading('Scegli il servizio').waitFor();
    await booking.back.click();
    await page.waitForURL('/');
  });

  test('that began by its address is left from its first step for the home page', async () => {
    const fresh = await visit(`/booking?servizio=${site().taglio.id}`, { as: site().mario });
    const booking = bookingOn(fresh);
    await booking.heading('Scegli lo stylist').waitFor();
    await booking.back.click();
    await booking.heading('Scegli il servizio').waitFor();
    await booking.back.click();
    await fresh.waitForURL('/');
  });

  test('is left so as well when its first steps were skipped and two later ones gave way to them', async () => {
    const again = `/booking?servizio=${site().barba.id}&stylist=${site().bruno.id}`;
    const fresh = await visit(again, { as: site().mario });
    const booking = bookingOn(fresh);
    await booking.day(/selezionato$/).waitFor();
    await booking.next.click();
    await booking.heading('Scegli l’ora').waitFor();
    await booking.button(/^2/).click();
    await booking.heading('Scegli lo stylist').waitFor();
    await booking.next.click();
    await booking.heading('Scegli la data').waitFor();
    await booking.button(/^1/).click();
    await booking.heading('Scegli il servizio').waitFor();
    await booking.back.click();
    await fresh.waitForURL('/');
  });

  test('goes one step back with the browser’s own button, and keeps the choices', async () => {
    const booking = bookingOn(page);
    await page.goto('/booking');
    await booking.service('Taglio uomo').click();
    await booking.next.click();
    await booking.stylist('Anna Bianchi').check();
    await booking.next.click();
    await booking.day(/selezionato$/).waitFor();
    await booking.next.click();
    await booking.time(/, 10:30$/).check();
    await booking.next.click();
    await booking.heading('Conferma la prenotazione').waitFor();

    await page.goBack();
    await booking.heading('Scegli l’ora').waitFor();
    expect(await booking.time(/, 10:30$/).isChecked()).toBe(true);
    await page.goBack();
    await booking.day('martedì 5 gennaio 2027, oggi, libero, selezionato').waitFor();
    await booking.back.click();
    expect(await booking.stylist('Anna Bianchi').isChecked()).toBe(true);
    await page.goBack();
    await booking.heading('Scegli il servizio').waitFor();
    expect(await booking.service('Taglio uomo').getAttribute('aria-pressed')).toBe('true');
    await page.goForward();
    await booking.heading('Scegli lo stylist').waitFor();
    await page.goBack();
    await page.goBack();
    await page.waitForURL(url => url.pathname === '/');
  });

  test('jumps back to a step already reached, never forward', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    const steps = page.getByRole('navigation', { name: 'Passi della prenotazione' });
    expect(await steps.getByRole('button').allInnerTexts()).toHaveLength(3);
    await steps.getByRole('button', { name: /Servizio/ }).click();
    await booking.heading('Scegli il servizio').waitFor();
    expect(await steps.getByRole('button').count()).toBe(0);
  });

  test('loses a time that a longer service no longer fits into, and says so', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    await booking.time(/, 12:30$/).check();
    await page.getByRole('button', { name: /Servizio/ }).click();
    await booking.service('Colore').click();
    for (const heading of ['Scegli lo stylist', 'Scegli la data', 'Scegli l’ora']) {
      await booking.next.click();
      await booking.heading(heading).waitFor();
    }
    await page.getByText(/^L’orario delle 12:30 non è più disponibile/).waitFor();
    expect(await booking.next.isDisabled()).toBe(true);
    expect(await booking.time(/, 12:30$/).count()).toBe(0);
  });

  test('is led back to the times when the chosen one was taken during a reload', async () => {
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/, 'Anna Bianchi');
    await takeFromAnna(site().colore.id, ['10:00']);
    await page.reload();
    await booking.heading('Scegli l’ora').waitFor();
    await page.getByText(/^L’orario delle 10:30 non è più disponibile/).waitFor();
  });

  test('that was stored, and whose answer went with the page, is found standing: no other time is asked for', async () => {
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/, 'Anna Bianchi');
    await booking.terms.check();
    const stored = Promise.withResolvers<number>();
    const keepTheAnswer = async (route: Route) => stored.resolve(await arrive(route));
    await page.route('**/api/appointments', keepTheAnswer, { times: 1 });
    await booking.confirm.click();
    expect(await stored.promise).toBe(201);
    await page.reload();
    await page.waitForURL('**/appointments');
    await booking.toast('Appuntamento confermato').waitFor();
    expect(await confirmedAt(site())).toMatchObject([{ stylistId: site().anna.id }]);
  });

  test('whose service has left the list says so once, and asks for another', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    await archive(site().taglio.id);
    await page.reload();
    await booking.toast('Servizio non più in listino').waitFor();
    await page.getByText('Mancano alcune scelte').waitFor();
    await page.reload();
    await page.getByText('Mancano alcune scelte').waitFor();
    expect(await booking.toast('Servizio non più in listino').count()).toBe(0);
  });

  test('whose service has left the list takes the service of a link without a word', async () => {
    const booking = bookingOn(page);
    await booking.toTimes(site().taglio.id);
    await archive(site().taglio.id);
    await page.goto(`/booking?servizio=${site().barba.id}`);
    await booking.heading('Scegli lo stylist').waitFor();
    expect(await booking.summary.innerText()).toContain('Rifinitura barba');
    expect(await booking.toast('Servizio non più in listino').count()).toBe(0);
  });

  test('is offered the next free day in one tap when its day has filled up', async () => {
    const booking = bookingOn(page);
    await page.goto(`/booking?servizio=${site().colore.id}&stylist=${site().anna.id}`);
    await booking.day('martedì 5 gennaio 2027, oggi, libero, selezionato').waitFor();
    await takeFromAnna(site().colore.id, annasWholeDay);
    await booking.next.click();
    await page
      .getByText(
        "Nessun orario disponibile per questa data e durata del servizio (90 min). Scegli un'altra data.",
        { exact: true },
      )
      .waitFor();
    expect(await booking.next.isDisabled()).toBe(true);
    await booking.button('Prossimo giorno libero: mercoledì 6 gennaio').click();
    await booking.time('mercoledì 6 gennaio 2027, 08:30').check();
    expect(await booking.next.isEnabled()).toBe(true);
  });
});
